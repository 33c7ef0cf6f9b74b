import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelRegistration, confirmRegistration, getEvent, listEvents, registerForEvent } from '#contract/events.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';
import type { EventFilters } from './filters.ts';

/** The events for these filters. Fetched again on every visit, because events are added and end. */
export function eventsQuery(filters: EventFilters = {}) {
  return queryOf(listEvents, { query: filters }, keepsPrevious);
}

/** One event, fetched again on every visit because its seats fill. */
export function eventQuery(id: string) {
  return queryOf(getEvent, { params: { id } });
}

export type RegistrationBody = CallInput<typeof registerForEvent>['body'];

/** Registers a person. Whatever the result, the shown seats may have changed and are fetched again. */
export function useRegister(id: number) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (body: RegistrationBody) => call(registerForEvent, { params: { id: String(id) }, body }),
    onSettled: refresh,
  });
}

/** Cancels the registration of a mail's token. */
export function useCancelRegistration(id: number) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (token: string) => call(cancelRegistration, { body: { token } }),
    onSettled: refresh,
  });
}

/** Confirms the registrations that are held for the address of an emailed token. */
export function useConfirmRegistration(id: number) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (token: string) => call(confirmRegistration, { body: { token } }),
    onSettled: refresh,
  });
}

function useRefresh(id: number): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: eventQuery(String(id)).queryKey });
}
