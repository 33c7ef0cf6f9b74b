import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { TeamMember } from '#contract/companies.ts';
import { agreeOnPerson, listCompanyPeople, listEmployments, removePerson } from '#contract/company-people.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';

/** The members who work for a company; also what waits for the caller. */
export function usePeople(companyId: number) {
  return useQuery(queryOf(listCompanyPeople, { params: { id: String(companyId) } }));
}

/** The picture of a person of a company's own list: the company's, or else that of the member who they are. */
export function useFaces(companyId: number) {
  const { data } = usePeople(companyId);
  return ({ id, imageUrl }: TeamMember): string | null =>
    imageUrl ?? data?.items.find(({ teamMemberId }) => teamMemberId === id)?.avatarUrl ?? null;
}

/** The companies that a member works for. */
export function useEmployments(memberId: number) {
  return useQuery(queryOf(listEmployments, { params: { id: String(memberId) } }));
}

/** What is said when one side agrees. */
interface Agreed {
  memberId: number;
  /** `null`: as the other side has said. */
  role: string | null;
  teamMemberId?: number;
}

/** Says for the caller's side who works for a company, or that they do not. */
export function usePlaces(companyId: number) {
  const client = useQueryClient();
  const params = (memberId: number) => ({ id: String(companyId), memberId: String(memberId) });
  const onSettled = () =>
    Promise.all([listCompanyPeople, listEmployments].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  const agree = useMutation({
    mutationFn: ({ memberId, ...body }: Agreed) => call(agreeOnPerson, { params: params(memberId), body }),
    onSettled,
  });
  const end = useMutation({
    mutationFn: (memberId: number) => call(removePerson, { params: params(memberId) }),
    onSettled,
    onError: showRefusal,
  });
  return { agree, end };
}
