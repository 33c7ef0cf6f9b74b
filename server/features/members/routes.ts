import type { Router } from 'express';
import { countCap } from '#contract/kit/paging.ts';
import { getMember, listMemberCities, listMembers, viewMember } from '#contract/members.ts';
import { getProfile, updateProfile as updateProfileEndpoint } from '#contract/members-profile.ts';
import type { Deps } from '#server/deps.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { findMemberMatchProfile } from '#server/features/match-profiles/index.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { countCities } from '#server/platform/facets/cities.ts';
import { countFacets } from '#server/platform/facets/facets.ts';
import { invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { viewTotals } from '#server/platform/views/store.ts';
import { recordView, viewerOf } from '#server/platform/views/views.ts';
import { countDirectory } from './directory.ts';
import { serveMemberExport } from './export.ts';
import { facetedMembers } from './facet-store.ts';
import { recordProfileChanges } from './history.ts';
import { pageOfMembers } from './list-page.ts';
import { listedProfile } from './listed-profile.ts';
import { presentForm, presentProfile } from './presenter.ts';
import { findProfile, type ProfileRow, profileWithin, updateProfile } from './profile-store.ts';
import { findRecordsOf } from './records-store.ts';
import { refuseTeamName } from './team-names.ts';
import { noteVisit } from './views/store.ts';

/** The directory and the members' own pages. */
export function memberRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listMembers, async ({ query }) => {
    const { facets, ...filters } = query;
    const page = await pageOfMembers(deps.database, filters, query);
    // A first page that is also the last one needs no count query.
    const isAll = query.cursor === undefined && page.nextCursor === null;
    const total = isAll ? page.items.length : await countDirectory(deps.database, filters);
    return {
      ...page,
      count: { value: Math.min(total, countCap), isCapped: total > countCap },
      ...(facets && { facets: await countFacets(deps.database, facetedMembers, filters) }),
    };
  });

  serve(router, deps, listMemberCities, ({ query }) => countCities(deps.database, facetedMembers, query));

  serveMemberExport(router, deps);

  serve(router, deps, getMember, async ({ params }) => present(await listedProfile(deps, params.id)));

  serve(router, deps, viewMember, async ({ params }, { session, req }) => {
    const member = await findProfile(deps.database, params.id);
    const userId = session?.user.id ?? null;
    if (!member || (member.is_listed === 0 && member.user_id !== userId)) throw notFound('member');
    if (member.user_id !== userId) {
      await recordView(deps, { kind: 'member', itemId: member.user_id }, viewerOf(req), async (trx, day) => {
        if (session) await noteVisit(trx, { viewer: session.user, viewedId: member.user_id, day });
      });
    }
    return { ok: true as const };
  });

  serve(router, deps, getProfile, async (_input, context) => own(sessionOf(context).user.id));

  serve(router, deps, updateProfileEndpoint, async ({ body }, context) => {
    const session = sessionOf(context);
    const { user } = session;
    refuseTeamName(deps, body.fullName, user.role);
    const known = new Set((await listAreas(deps.database)).map(({ slug }) => slug));
    const unknown = body.focusAreas.findIndex((slug) => !known.has(slug));
    if (unknown >= 0) throw invalidInput({ [`focusAreas.${unknown}`]: 'There is no such focus area' });
    const at = deps.now().toISOString();
    await deps.database.write(async (trx) => {
      await lockRow(deps.database, trx, 'users', user.id);
      const before = await profileWithin(trx, user.id);
      await updateProfile(trx, user.id, body);
      await recordProfileChanges(trx, session, { before, after: await profileWithin(trx, user.id), at });
    });
    return own(user.id);
  });

  async function own(id: number) {
    const row = await findProfile(deps.database, id);
    if (!row) throw notFound('member');
    return { member: await present(row), form: presentForm(row, await listAreas(deps.database)) };
  }

  async function present(row: ProfileRow) {
    const [areas, views, records, matchProfile] = await Promise.all([
      listAreas(deps.database),
      viewTotals(deps.database, 'member', [row.user_id]),
      findRecordsOf(deps.database, row.user_id),
      findMemberMatchProfile(deps.database, row.user_id),
    ]);
    return presentProfile(row, areas, { profileViews: views.get(row.user_id) ?? 0, ...records, matchProfile });
  }
}
