import { create } from 'zustand';

interface ConnectionState {
  /** When the data on screen was saved (ISO 8601), while the desktop app cannot reach its server. */
  savedAt: string | null;
  /** Notes where an answer came from: `null` is the server itself. */
  answered: (savedAt: string | null) => void;
}

export const useConnection = create<ConnectionState>((set) => ({
  savedAt: null,
  answered: (savedAt) => set({ savedAt }),
}));
