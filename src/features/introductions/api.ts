import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptIntroduction,
  adminListIntroductions,
  createIntroduction,
  declineIntroduction,
  extendIntroduction,
  findIntroductionTargets,
  getIntroduction,
  getIntroductionTarget,
  type IntroductionDetail,
  type IntroductionStatus,
  introduceParties,
  introductionTargetKinds,
  listIntroductions,
  quoteIntroduction,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, onceAVisit, pagesOf, queryOf } from '#src/lib/queries.ts';

/** Searches members and technologies to be introduced to, by name. */
export function targetsQuery(search: string) {
  return queryOf(
    findIntroductionTargets,
    { query: { search } },
    { ...onceAVisit, enabled: search !== '', ...keepsPrevious },
  );
}

/** One of them, by a key such as `member:3`. */
export function targetQuery(key: string) {
  const [kind = '', id = ''] = key.split(':');
  return queryOf(
    getIntroductionTarget,
    { params: { kind: introductionTargetKinds.find((each) => each === kind) ?? 'member', id } },
    { enabled: key !== '' },
  );
}

/** The price of the next introduction; fetched again wherever it is shown, because it changes with every request. */
export function useQuote() {
  const { user } = useCurrentUser();
  return useQuery(queryOf(quoteIntroduction, {}, { enabled: user !== null }));
}

/** The caller's requests of one side, page by page. */
export function introductionsQuery(box: 'sent' | 'received') {
  return pagesOf(listIntroductions, { query: { box } });
}

/** All requests, for the team. */
export function teamIntroductionsQuery({ status, search }: { status: IntroductionStatus | undefined; search: string }) {
  const filters = { ...(status && { status }), ...(search && { search }) };
  return pagesOf(adminListIntroductions, { query: filters }, keepsPrevious);
}

export function introductionQuery(id: string) {
  return queryOf(getIntroduction, { params: { id } });
}

/** All queries that a request, or a step of one, may change. */
function useRefresh() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [listIntroductions, adminListIntroductions, quoteIntroduction, getIntroduction].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  };
}

export type RequestBody = CallInput<typeof createIntroduction>['body'];

/** Sends a request. Whatever the result, the price and the lists may have changed. */
export function useRequestIntroduction() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: RequestBody) => call(createIntroduction, { body }),
    onSettled: () => void refresh(),
  });
}

/** A step of a request; its page shows the new state without waiting. */
function useStep<Input>(id: number, take: (params: { id: string }, input: Input) => Promise<IntroductionDetail>) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Input) => take({ id: String(id) }, input),
    onSuccess: (introduction) => client.setQueryData(introductionQuery(String(id)).queryKey, introduction),
    onSettled: () => void refresh(),
  });
}

export function useSendNow(id: number) {
  return useStep(id, (params, quotedCents: number) => call(sendIntroduction, { params, body: { quotedCents } }));
}

export function useAccept(id: number) {
  return useStep(id, (params, _input: null) => call(acceptIntroduction, { params }));
}

export function useWithdraw(id: number) {
  return useStep(id, (params, _input: null) => call(withdrawIntroduction, { params }));
}

export function useDecline(id: number, seen: IntroductionStatus) {
  return useStep(id, (params, reason: string) => call(declineIntroduction, { params, body: { reason, seen } }));
}

export function useExtend(id: number) {
  return useStep(id, (params, _input: null) => call(extendIntroduction, { params }));
}

export function useIntroduce(id: number) {
  return useStep(id, (params, body: CallInput<typeof introduceParties>['body']) =>
    call(introduceParties, { params, body }),
  );
}
