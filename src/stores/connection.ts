import { create } from 'zustand';

interface ConnectionState {
  /** When the data on screen was saved (ISO 8601), while the desktop app cannot reach its server. */
  savedAt: string | null;
  /** Whether some of it was found among the records that are kept: the server may have more. */
  isKeptOnly: boolean;
  /** Notes where an answer came from: `null` is the server itself. */
  answered: (savedAt: string | null, isKeptOnly?: boolean) => void;
}

export const useConnection = create<ConnectionState>((set) => ({
  savedAt: null,
  isKeptOnly: false,
  // Of the answers on one page some are kept whole: they do not take the note away.
  answered: (savedAt, isKeptOnly = false) =>
    set((state) => ({ savedAt, isKeptOnly: savedAt !== null && (isKeptOnly || state.isKeptOnly) })),
}));
