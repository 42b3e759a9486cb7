/** Whether a key belongs to something else: a text field, a browser shortcut, a dialog or a menu. */
export function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  return target instanceof Element && target.closest("input, textarea, select, dialog[open], .sheet") !== null;
}

/** Move the focus between buttons with the arrow keys. Only for trays: on boards and maps, arrows move there. */
export function moveFocus(event: KeyboardEvent, list: Element | undefined): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by || !list) return;
  event.preventDefault();
  const buttons = [...list.querySelectorAll<HTMLElement>("button:enabled")];
  buttons[(buttons.indexOf(document.activeElement as HTMLElement) + by + buttons.length) % buttons.length]?.focus();
}
