import { builtInFocusAreas, type FocusArea } from '#contract/focus-areas.ts';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';

interface AreaOfSlug {
  /** All areas; the built-in six until, or unless, the server's are known. */
  areas: readonly FocusArea[];
  /** The area of the slug: `undefined` where there is no slug or no such area. */
  area: FocusArea | undefined;
  /** Whether the areas are still loading, so that nobody knows whether this one exists. */
  isPending: boolean;
}

/** Finds a focus area by the slug of an address. A built-in one is known at once. */
export function useArea(slug: string | null | undefined): AreaOfSlug {
  const { data, isPending } = useFocusAreas();
  const areas = data ?? builtInFocusAreas;
  const area = slug ? areas.find((candidate) => candidate.slug === slug) : undefined;
  return { areas, area, isPending: Boolean(slug) && !area && isPending };
}
