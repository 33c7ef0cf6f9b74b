import { type EventType, eventTypes } from '#contract/events.ts';
import {
  type EventSort,
  type EventState,
  eventSorts,
  eventStates,
  type RegistrationStatus,
  registrationStatuses,
} from '#contract/events-admin.ts';
import { choice } from '#contract/fields.ts';
import { type Filters, filterCodec, filterText } from '#src/lib/url-filters.ts';

export interface EventTableFilters {
  search?: string;
  state?: EventState;
  type?: EventType;
  sort?: EventSort;
}

export interface RegistrationTableFilters {
  search?: string;
  status?: RegistrationStatus;
}

/** The filters of the table of events in the address. */
export const eventCodec = filterCodec<keyof EventTableFilters>({
  search: filterText(100),
  state: choice(eventStates),
  type: choice(eventTypes),
  sort: choice(eventSorts),
});

/** The filters of an event's registrations in the address. */
export const registrationCodec = filterCodec<keyof RegistrationTableFilters>({
  search: filterText(100),
  status: choice(registrationStatuses),
});

/** The codec has let nothing else through than what these types name. */
export function eventFilters(filters: Filters<keyof EventTableFilters>): EventTableFilters {
  return filters as EventTableFilters;
}

/** See `eventFilters`. */
export function registrationFilters(filters: Filters<keyof RegistrationTableFilters>): RegistrationTableFilters {
  return filters as RegistrationTableFilters;
}
