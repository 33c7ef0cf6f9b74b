import { z } from 'zod';
import { contentSorts, contentStandings } from '#contract/content.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { filterCodec, filterText } from '#src/lib/url-filters.ts';

/** What the lists of content are narrowed to, as the address has it. `topic`: a focus area's number, a category. */
export const contentFilters = filterCodec({
  search: filterText(100),
  state: z.enum(Object.keys(contentStandings)),
  topic: filterText(60),
  sort: z.enum(Object.keys(contentSorts)),
});

export const standingChoices = choicesOf(contentStandings);
export const sortChoices = choicesOf(contentSorts).filter(({ value }) => value !== 'changed');
