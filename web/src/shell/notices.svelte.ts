/** Toasts: short, polite, gone after five seconds; never a question. */
import { clock } from "./clock";

export interface Toast {
  id: number;
  tone: "moss" | "frost" | "blood" | "gold";
  icon: string;
  text: string;
  more: string;
}

class Notices {
  toasts = $state.raw<readonly Toast[]>([]);
  private count = 0;

  show(tone: Toast["tone"], icon: string, text: string, more = ""): void {
    const id = ++this.count;
    const same = this.toasts.find((toast) => toast.text === text && toast.more === more);
    this.toasts = [...this.toasts.filter((toast) => toast !== same), { id, tone, icon, text, more }].slice(-3);
    clock.after(5000, () => this.dismiss(id));
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  showError(problem: unknown): void {
    this.show("blood", "u-triangle-alert", problem instanceof Error ? problem.message : String(problem));
  }
}

export const notices = new Notices();
