import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import { getDashboard } from '#contract/dashboard.ts';
import { getEvent, listEvents } from '#contract/events.ts';
import { type AdminEvent, getAdminEvent, listAdminEvents, listRegistrations } from '#contract/events-admin.ts';
import { keepsPrevious, pagesOf, queryOf } from '#src/lib/queries.ts';
import type { EventTableFilters, RegistrationTableFilters } from './filters.ts';

/** All events that match, drafts too. */
export function useAdminEvents(filters: EventTableFilters) {
  return useInfiniteQuery(pagesOf(listAdminEvents, { query: filters }, keepsPrevious));
}

/** One event as admins work on it. */
export function adminEventQuery(id: string) {
  return queryOf(getAdminEvent, { params: { id } });
}

/** Loads the registrations for an event. */
export function useRegistrations(id: string, filters: RegistrationTableFilters) {
  return useInfiniteQuery(pagesOf(listRegistrations, { params: { id }, query: filters }, keepsPrevious));
}

/** Updates the shown event, and fetches all queries that show events again. */
export function useEventRefresh() {
  const client = useQueryClient();
  return (event?: AdminEvent) => {
    if (event) client.setQueryData(adminEventQuery(String(event.id)).queryKey, event);
    for (const { path } of [listAdminEvents, listRegistrations, listEvents, getEvent, getDashboard]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
  };
}
