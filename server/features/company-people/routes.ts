import type { Router } from 'express';

import { agreeOnPerson, listCompanyPeople, listEmployments, removePerson } from '#contract/company-people.ts';
import type { Deps } from '#server/deps.ts';
import { listedProfile } from '#server/features/members/index.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findItems } from '#server/platform/records/records.ts';
import { findKnown } from './acquaintances.ts';
import { presentPerson } from './presenter.ts';
import { agree, end, findEmployer, speaksForCompany } from './service.ts';
import { findPeople, findPlacesOf } from './store.ts';

/** Members who work for companies, confirmed by both sides (rule company-people). */
export function companyPeopleRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listCompanyPeople, async ({ params: { id } }, { session }) => {
    const viewer = session?.user;
    const company = await findEmployer(deps, id, viewer?.id ?? null);
    const all = await findPeople(deps.database, id, viewer?.id ?? null);
    // Who is not in the directory is shown to the company and to themselves only.
    const shown = all.filter(({ agreement, has_profile }) => agreement === 'both' && has_profile === 1);
    const isCompany = viewer !== undefined && speaksForCompany(viewer, company, null);
    const own = all.find(({ user_id }) => user_id === viewer?.id);
    const known = viewer
      ? await findKnown(
          deps.database,
          viewer.id,
          shown.map(({ user_id }) => user_id),
        )
      : [];
    const byId = new Map(shown.map((row) => [row.user_id, presentPerson(row)]));
    return {
      items: [...byId.values()],
      waiting: isCompany ? all.filter(({ agreement }) => agreement !== 'both').map(presentPerson) : [],
      own: own ? presentPerson(own) : null,
      known: known.flatMap(({ personId, through }) => {
        const person = byId.get(personId);
        return person ? [{ person, through }] : [];
      }),
    };
  });

  serve(router, deps, agreeOnPerson, async ({ params: { id, memberId }, body }, context) => {
    const { user } = sessionOf(context);
    const company = await findEmployer(context.deps, id, user.id);
    return { agreedBy: await agree(context.deps, user, company, memberId, body) };
  });

  serve(router, deps, removePerson, async ({ params: { id, memberId } }, context) => {
    const { user } = sessionOf(context);
    await end(context.deps, user, id, memberId);
    return { agreedBy: null };
  });

  serve(router, deps, listEmployments, async ({ params: { id } }, { session }) => {
    const isOwn = session?.user.id === id;
    if (!isOwn) await listedProfile(deps, id);
    const places = await findPlacesOf(deps.database, id, { isOwn });
    const ids = places.map(({ company_id }) => company_id);
    const companies = await findItems(deps, 'company', ids, session?.user.id ?? null, deps.now());
    return {
      items: places.flatMap(({ company_id, role, agreement, since }) => {
        const company = companies.get(company_id);
        if (!company?.path) return [];
        return [
          { company: { id: company_id, name: company.title, path: company.path }, role, agreedBy: agreement, since },
        ];
      }),
    };
  });
}
