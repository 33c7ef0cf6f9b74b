import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  linkTechnology,
  listLinkedTechnologies,
  listOwnTechnologyCompanies,
  listTechnologyCompanies,
  type TechnologyUse,
  unlinkTechnology,
} from '#contract/company-technologies.ts';
import { call } from '#src/lib/api-client.ts';
import { pagesOf, queryOf } from '#src/lib/queries.ts';

/** The technologies that a company uses or develops, beside its own. */
export function useLinkedTechnologies(companyId: number) {
  return useQuery(queryOf(listLinkedTechnologies, { params: { id: String(companyId) } }));
}

/** The companies that use or develop a technology, in pages. */
export function useTechnologyCompanies(technologyId: number) {
  return useInfiniteQuery(pagesOf(listTechnologyCompanies, { params: { id: String(technologyId) }, query: {} }));
}

/** The caller's companies, with what each does with a technology; asked for members only. */
export function useOwnTechnologyCompanies(technologyId: number, isMember: boolean) {
  return useQuery(queryOf(listOwnTechnologyCompanies, { params: { id: String(technologyId) } }, { enabled: isMember }));
}

/** Says what a company does with a technology, or that it does nothing with it (`null`). */
export function useSetUse() {
  const client = useQueryClient();
  return useMutation({
    // Choices reach the server in the order in which they were made.
    scope: { id: 'technologies of companies' },
    mutationFn: async ({ companyId, technologyId, use }: Change): Promise<unknown> => {
      const params = { id: String(companyId), technologyId: String(technologyId) };
      return use === null ? call(unlinkTechnology, { params }) : call(linkTechnology, { params, body: { use } });
    },
    onSettled: () =>
      Promise.all(
        [listLinkedTechnologies, listTechnologyCompanies, listOwnTechnologyCompanies].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}

interface Change {
  companyId: number;
  technologyId: number;
  use: TechnologyUse | null;
}
