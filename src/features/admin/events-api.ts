import { keepPreviousData, queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import { getDashboard } from '#contract/dashboard.ts';
import { getEvent, listEvents } from '#contract/events.ts';
import { type AdminEvent, getAdminEvent, listAdminEvents, listRegistrations } from '#contract/events-admin.ts';
import { call } from '#src/lib/api-client.ts';
import { cursorPages, cursorQuery } from '#src/lib/cursor-pages.ts';
import type { EventTableFilters, RegistrationTableFilters } from './event-filters.ts';

/** All events that match, drafts too. */
export function useAdminEvents(filters: EventTableFilters) {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: [listAdminEvents.path, filters],
    queryFn: ({ pageParam, signal }) =>
      call(listAdminEvents, { query: { ...filters, ...cursorQuery(pageParam) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One event as admins work on it. */
export function adminEventQuery(id: string) {
  return queryOptions({
    queryKey: [getAdminEvent.path, id],
    queryFn: ({ signal }) => call(getAdminEvent, { params: { id } }, signal),
    staleTime: 0,
  });
}

/** Who registered for an event. */
export function useRegistrations(id: string, filters: RegistrationTableFilters) {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: [listRegistrations.path, id, filters],
    queryFn: ({ pageParam, signal }) =>
      call(listRegistrations, { params: { id }, query: { ...filters, ...cursorQuery(pageParam) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Puts what an event has become where it is shown, and has everything that shows events ask again. */
export function useEventRefresh() {
  const client = useQueryClient();
  return (event?: AdminEvent) => {
    if (event) client.setQueryData(adminEventQuery(String(event.id)).queryKey, event);
    for (const { path } of [listAdminEvents, listRegistrations, listEvents, getEvent, getDashboard]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
  };
}
