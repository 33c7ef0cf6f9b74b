import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelRegistration, confirmRegistration, getEvent, listEvents, registerForEvent } from '#contract/events.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';
import type { EventFilters } from './filters.ts';

/** The events for these filters; asked for again on every visit, as others add events and time passes. */
export function eventsQuery(filters: EventFilters = {}) {
  return queryOf(listEvents, { query: filters }, keepsPrevious);
}

/** One event; asked for again on every visit, as its seats fill. */
export function eventQuery(id: string) {
  return queryOf(getEvent, { params: { id } });
}

export type RegistrationBody = CallInput<typeof registerForEvent>['body'];

/** Registers someone; whatever comes of it, the seats shown may have changed and are asked for again. */
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

/** Confirms what is held for the address of a mail's token. */
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
