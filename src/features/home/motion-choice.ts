import { create } from 'zustand';

const storageKey = 'cardi-motion';

interface MotionChoice {
  isPaused: boolean;
  /** Reads what was chosen at an earlier visit; not at once, because the server draws the page without knowing it. */
  recall: () => void;
  toggle: () => void;
}

/** Whether the visitor has stopped the movement on the home page (WCAG 2.2.2). It is remembered in the browser. */
export const useMotionChoice = create<MotionChoice>((set, get) => ({
  isPaused: false,
  recall() {
    try {
      set({ isPaused: localStorage.getItem(storageKey) === 'paused' });
    } catch {
      // Storage can be switched off; the choice then lasts until the page is left.
    }
  },
  toggle() {
    const isPaused = !get().isPaused;
    set({ isPaused });
    try {
      if (isPaused) localStorage.setItem(storageKey, 'paused');
      else localStorage.removeItem(storageKey);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  },
}));
