import { create } from 'zustand';

interface ConnectionState {
  /** When the data on screen was saved (ISO 8601), while the desktop app cannot reach its server. */
  savedAt: string | null;
  /** Whether some of it comes from the local index: the server may have more. */
  isKeptOnly: boolean;
  /** Records the origin of an answer; `null` means the server itself. */
  answered: (savedAt: string | null, isKeptOnly?: boolean) => void;
}

export const useConnection = create<ConnectionState>((set) => ({
  savedAt: null,
  isKeptOnly: false,
  // Some answers on a page may be complete cached ones, which do not remove the note.
  answered: (savedAt, isKeptOnly = false) =>
    set((state) => ({ savedAt, isKeptOnly: savedAt !== null && (isKeptOnly || state.isKeptOnly) })),
}));
