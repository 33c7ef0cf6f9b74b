import type { FacetCounts } from '#contract/kit/facet-counts.ts';
import type { Choice } from './choices.ts';

/** The counted filters of a list: their labels and the values that they may have, in the order of the panel. */
export interface FacetList<Name extends string> {
  labels: Record<Name, string>;
  choices: Record<Name, readonly Choice[]>;
  /** Filters whose values stand in their own order; those of others stand by their counts. */
  inOwnOrder: readonly Name[];
}

/** Chosen values of filters, separated by commas as in the address. */
export type ChosenFacets<Name extends string> = { [N in Name]?: string | undefined };

export interface FacetOption extends Choice {
  /** How many records it finds with all other filters; left out where that is not known. */
  count?: { value: number; isCapped: boolean } | undefined;
}

/** The names of the filters, in the order of the panel. */
export function namesOf<Name extends string>({ labels }: FacetList<Name>): Name[] {
  return Object.keys(labels) as Name[];
}

/** The values that are chosen in a filter. */
export function chosenIn<Name extends string>(filters: ChosenFacets<Name>, name: Name): string[] {
  return filters[name]?.split(',') ?? [];
}

/** What is chosen after somebody has made `wanted` of the values that were shown, where `now` is chosen meanwhile. */
export function chosenAfter(now: readonly string[], shown: readonly string[], wanted: readonly string[]): string[] {
  const kept = now.filter((value) => wanted.includes(value) || !shown.includes(value));
  return [...kept, ...wanted.filter((value) => !shown.includes(value) && !kept.includes(value))];
}

/**
 * The options of a filter with their counts. Without counts, as offline, all values there are. Values that would find
 * nothing are left out unless they are chosen or have a place.
 *
 * @param places the values of the options that are shown already, in their order: they stay there, and others follow
 */
export function facetOptions<Name extends string>(
  { choices, inOwnOrder }: FacetList<Name>,
  name: Name,
  counts: FacetCounts<Name> | undefined,
  chosen: readonly string[],
  places: readonly string[] = [],
): FacetOption[] {
  if (!counts) return [...choices[name]];
  const known = new Map(counts[name].map(({ value, count }) => [value, count]));
  const options = choices[name]
    .filter(({ value }) => known.has(value) || chosen.includes(value) || places.includes(value))
    .map((choice) => ({ ...choice, count: known.get(choice.value) ?? { value: 0, isCapped: false } }));
  if (inOwnOrder.includes(name)) return options;
  const placeOf = (value: string) => (places.includes(value) ? places.indexOf(value) : places.length);
  return options.toSorted((a, b) => placeOf(a.value) - placeOf(b.value) || b.count.value - a.count.value);
}

/** Each value that is chosen in any counted filter, with its words. */
export function chosenFacets<Name extends string>(list: FacetList<Name>, filters: ChosenFacets<Name>) {
  return namesOf(list).flatMap((name) =>
    chosenIn(filters, name).map((value) => ({
      name,
      value,
      label: list.choices[name].find((choice) => choice.value === value)?.label ?? value,
    })),
  );
}
