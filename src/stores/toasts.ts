import { create } from 'zustand';

/** One toast at a time, for five seconds; it is removed from memory much later (rule toasts). */
export const toastDuration = 5000;
const removeAfter = 1_000_000;

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

interface ToastState {
  current: Toast | null;
  show: (toast: ToastContent) => void;
  /** Closes the toast; its record is removed later, so that it can animate away. */
  close: (id: number) => void;
}

let nextId = 1;

export const useToasts = create<ToastState>((set, get) => ({
  current: null,
  show: (toast) => set({ current: { ...toast, id: nextId++, open: true } }),
  close(id) {
    const { current } = get();
    if (current?.id !== id || !current.open) return;
    set({ current: { ...current, open: false } });
    setTimeout(() => {
      if (get().current?.id === id) set({ current: null });
    }, removeAfter);
  },
}));

/** Shows a toast from anywhere. */
export function toast(content: ToastContent): void {
  useToasts.getState().show(content);
}
