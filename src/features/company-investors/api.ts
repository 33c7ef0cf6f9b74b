import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  agreeOnInvestor,
  type InvestorKind,
  listCompanyInvestors,
  listInvestments,
  removeInvestor,
} from '#contract/company-investors.ts';
import { call } from '#src/lib/api-client.ts';
import { pagesOf, queryOf } from '#src/lib/queries.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';

/** Who the investors are whom a company's rounds name; also what waits for the caller. */
export function useInvestors(companyId: number) {
  return useQuery(queryOf(listCompanyInvestors, { params: { id: String(companyId) } }));
}

/** The companies in which a member or company has invested, in pages. */
export function useInvestments(kind: InvestorKind, id: number) {
  return useInfiniteQuery(pagesOf(listInvestments, { params: { kind, id: String(id) }, query: {} }));
}

/** A member or a company. */
export interface InvestorRef {
  kind: InvestorKind;
  id: number;
}

interface Agreed extends InvestorRef {
  /** The name in the rounds; `null`: as the other side has said. */
  name: string | null;
}

/** Says for the caller's side who an investor of a company is, or is not. */
export function useInvestorLinks(companyId: number) {
  const client = useQueryClient();
  const params = ({ kind, id }: InvestorRef) => ({ id: String(companyId), kind, investorId: String(id) });
  const onSettled = () =>
    Promise.all(
      [listCompanyInvestors, listInvestments].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
  const agree = useMutation({
    mutationFn: ({ name, ...ref }: Agreed) => call(agreeOnInvestor, { params: params(ref), body: { name } }),
    onSettled,
  });
  const end = useMutation({
    mutationFn: (ref: InvestorRef) => call(removeInvestor, { params: params(ref) }),
    onSettled,
    onError: showRefusal,
  });
  return { agree, end };
}
