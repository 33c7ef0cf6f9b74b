import { builtInFocusAreas, type FocusArea } from '#contract/focus-areas.ts';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';

interface AreaOfSlug {
  /** All areas; the built-in six until, or unless, the server's are known. */
  areas: readonly FocusArea[];
  /** The area of the slug; `undefined` without a slug or for an unknown area. */
  area: FocusArea | undefined;
  /** Whether the areas are still loading, so that it is not known yet whether this one exists. */
  isPending: boolean;
}

/** Finds a focus area by the slug in an address. Built-in ones are available at once. */
export function useArea(slug: string | null | undefined): AreaOfSlug {
  const { data, isPending } = useFocusAreas();
  const areas = data ?? builtInFocusAreas;
  const area = slug ? areas.find((candidate) => candidate.slug === slug) : undefined;
  return { areas, area, isPending: Boolean(slug) && !area && isPending };
}
