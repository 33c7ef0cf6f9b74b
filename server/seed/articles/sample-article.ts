import type { FocusAreaSlug } from '#contract/focus-areas.ts';

/** An article of the seed. Bylines are invented persons; figures are those of the sources named in the text. */
export interface SampleArticle {
  title: string;
  description: string;
  focusArea: FocusAreaSlug;
  author: string;
  /** Age at the time of the seed, so that a new database does not look abandoned. */
  daysAgo: number;
  /** HTML in the form that the sanitiser leaves as it is. */
  content: string;
}
