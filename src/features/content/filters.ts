import { contentSorts, contentStandings } from '#contract/content.ts';
import { choice } from '#contract/kit/fields.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { type FiltersOf, filterCodec, filterText, withoutOrder } from '#src/lib/url-filters.ts';

/** The filters of the content lists in the address. `topic`: the id of a focus area, or a category. */
export const contentFilters = filterCodec(
  {
    search: filterText(100),
    state: choice(contentStandings),
    topic: filterText(60),
    sort: choice(contentSorts),
  },
  withoutOrder('changed'),
);

export type ContentFilters = FiltersOf<typeof contentFilters>;

export const standingChoices = choicesOf(contentStandings);
