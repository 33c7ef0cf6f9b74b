import { choice } from '#contract/kit/fields.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import { offerStates } from '#contract/offers-admin.ts';
import { type FiltersOf, filterCodec, filterText } from '#src/lib/url-filters.ts';

/** The filters of the table of offers in the address. */
export const offerCodec = filterCodec({
  search: filterText(100),
  state: choice(offerStates),
  sort: choice(ageSorts),
});
export type OfferTableFilters = FiltersOf<typeof offerCodec>;
