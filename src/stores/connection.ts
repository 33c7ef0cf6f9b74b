import { create } from 'zustand';

/** Why the web version gets no answers: the computer has no network, or the server does not answer. */
export type Cut = 'offline' | 'unreachable';

interface ConnectionState {
  /** Since a check failed, on the web; the desktop app has saved data instead. */
  cut: Cut | null;
  setCut: (cut: Cut | null) => void;
  /** How many requests got no answer at all; each may mean that the connection is cut. */
  unanswered: number;
  noteUnanswered: () => void;

  /** When the data on screen was saved (ISO 8601), while the desktop app cannot reach its server. */
  savedAt: string | null;
  /** Whether some of it comes from the local index: the server may have more. */
  isKeptOnly: boolean;
  /** Records the origin of an answer; `null` means the server itself. */
  answered: (savedAt: string | null, isKeptOnly?: boolean) => void;
}

export const useConnection = create<ConnectionState>((set) => ({
  cut: null,
  setCut: (cut) => set({ cut }),
  unanswered: 0,
  noteUnanswered: () => set((state) => ({ unanswered: state.unanswered + 1 })),
  savedAt: null,
  isKeptOnly: false,
  // Some answers on a page may be complete cached ones, which do not remove the note.
  answered: (savedAt, isKeptOnly = false) =>
    set((state) => ({ savedAt, isKeptOnly: savedAt !== null && (isKeptOnly || state.isKeptOnly) })),
}));
