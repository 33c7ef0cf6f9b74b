import { eventTypes } from '#contract/events.ts';
import {
  type EventSort,
  type EventState,
  eventSorts,
  eventStates,
  registrationStatuses,
} from '#contract/events-admin.ts';
import { choice } from '#contract/kit/fields.ts';
import { type FiltersOf, filterCodec, filterText } from '#src/lib/url-filters.ts';

/** The filters of the table of events in the address. */
export const eventCodec = filterCodec(
  {
    search: filterText(100),
    state: choice(eventStates),
    type: choice(eventTypes),
    sort: choice(eventSorts),
  },
  (filters) => (filters.sort === usualOrder(filters) ? { ...filters, sort: undefined } : filters),
);
export type EventTableFilters = FiltersOf<typeof eventCodec>;

/** The default order: upcoming events start with the next one. */
export function usualOrder({ state }: { state?: EventState | '' | undefined }): EventSort {
  return state === 'published' ? 'earliest' : 'latest';
}

/** The filters of an event's registrations in the address. */
export const registrationCodec = filterCodec({
  search: filterText(100),
  status: choice(registrationStatuses),
});
export type RegistrationTableFilters = FiltersOf<typeof registrationCodec>;
