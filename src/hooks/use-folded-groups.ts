import { z } from 'zod';
import { create } from 'zustand';

import { readStored, writeStored } from '#src/lib/stored.ts';

/** The groups of the navigation that a person has folded or unfolded, by title. */
const storageKey = 'cardi-folded';
const storedGroups = z.record(z.string(), z.boolean());

interface FoldedGroups {
  isFolded: Readonly<Record<string, boolean>>;
  setFolded: (title: string, isFolded: boolean) => void;
}

/** Which groups are folded. It is read before the first paint, so that no group opens or closes by itself. */
export const useFoldedGroups = create<FoldedGroups>((set, get) => ({
  isFolded: readStored(storageKey, storedGroups) ?? {},
  setFolded(title, isFolded) {
    const next = { ...get().isFolded, [title]: isFolded };
    writeStored(storageKey, next);
    set({ isFolded: next });
  },
}));
