/** Whether a key was meant for something else: words being typed, a browser's own shortcut, a dialog or a menu. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  return target instanceof Element && target.closest("input, textarea, select, dialog[open], .sheet") !== null;
}
