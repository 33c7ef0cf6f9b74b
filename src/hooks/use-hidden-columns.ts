import type { Updater, VisibilityState } from '@tanstack/react-table';
import { useState } from 'react';
import { z } from 'zod';

import { readStored, writeStored } from '#src/lib/stored.ts';

const storageKey = 'cardi-hidden-columns';
const stored = z.record(z.string(), z.array(z.string()));

/** The columns of a table that are hidden in this browser, stored by the table's name. */
export function useHiddenColumns(table: string): [VisibilityState, (change: Updater<VisibilityState>) => void] {
  const [hidden, setHidden] = useState(() => readStored(storageKey, stored)?.[table] ?? []);
  const visibility = Object.fromEntries(hidden.map((name) => [name, false]));
  const change = (updater: Updater<VisibilityState>) => {
    const next = typeof updater === 'function' ? updater(visibility) : updater;
    const names = Object.keys(next).filter((name) => next[name] === false);
    setHidden(names);
    const { [table]: _before, ...others } = readStored(storageKey, stored) ?? {};
    writeStored(storageKey, names.length > 0 ? { ...others, [table]: names } : others);
  };
  return [visibility, change];
}
