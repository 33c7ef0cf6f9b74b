import { z } from 'zod';
import { create } from 'zustand';

import { serverKey } from '#src/lib/server-storage.ts';
import { readStored, writeStored } from '#src/lib/stored.ts';

/** The kinds of records that can be compared, each with its own kind only (rule comparisons). */
export const comparableKinds = ['company', 'technology'] as const;
export type ComparableKind = (typeof comparableKinds)[number];

/** How many records one comparison has. */
export const comparisonSize = { least: 2, most: 6 } as const;

const storageKey = () => serverKey('cardi-compared');

const chosenRecord = z.object({ id: z.int().positive(), name: z.string().max(300) });
export type ChosenRecord = z.infer<typeof chosenRecord>;
const few = z.array(chosenRecord).max(comparisonSize.most);
const stored = z.object({ company: few, technology: few });
type Chosen = Record<ComparableKind, readonly ChosenRecord[]>;

const nothing: Chosen = { company: [], technology: [] };

/** The records that were chosen for a comparison in this window, by kind; a reload keeps them. */
export const useChosen = create<Chosen>(() => restored() ?? nothing);

function restored(): Chosen | undefined {
  // The home page that is drawn at build time belongs to no window.
  return typeof document === 'undefined' ? undefined : readStored(storageKey(), stored, 'sessionStorage');
}

function keep(change: Partial<Chosen>): void {
  useChosen.setState(change);
  writeStored(storageKey(), useChosen.getState(), 'sessionStorage');
}

/** Chooses a record. Returns false, and changes nothing, if there are as many as can be compared. */
export function choose(kind: ComparableKind, { id, name }: ChosenRecord): boolean {
  const before = useChosen.getState()[kind];
  if (before.some((other) => other.id === id)) return true;
  if (before.length >= comparisonSize.most) return false;
  keep({ [kind]: [...before, { id, name }] });
  return true;
}

export function unchoose(kind: ComparableKind, id: number): void {
  keep({ [kind]: useChosen.getState()[kind].filter((other) => other.id !== id) });
}

/** Replaces the choice of one kind, with as many records as can be compared. */
export function chooseOnly(kind: ComparableKind, records: readonly ChosenRecord[]): void {
  keep({ [kind]: records.slice(0, comparisonSize.most).map(({ id, name }) => ({ id, name })) });
}

/** Ends the choice: the next person at this computer must not find it. */
export function forgetChosen(): void {
  useChosen.setState(nothing);
  writeStored(storageKey(), undefined, 'sessionStorage');
}

/** Whether anything is chosen, of any kind. */
export function hasChosen(chosen: Chosen): boolean {
  return comparableKinds.some((kind) => chosen[kind].length > 0);
}
