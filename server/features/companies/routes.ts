import type { Router } from 'express';
import {
  addTeamMember,
  companyBounds,
  companyStanding,
  createCompany,
  getCompany,
  getWithheldCompany,
  listCompanies,
  listCompanyCities,
  listRelatedArticles,
  removeTeamMember,
  updateCompany,
} from '#contract/companies.ts';
import type { Deps } from '#server/deps.ts';
import { presentSummary as presentArticle } from '#server/features/articles/index.ts';
import { noticeFor } from '#server/features/moderation/index.ts';
import { noteUnlessOwn } from '#server/platform/audit/unless-own.ts';
import { recordChanges } from '#server/platform/changes/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { countCities } from '#server/platform/facets/cities.ts';
import { countFacets } from '#server/platform/facets/facets.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import type { Session } from '#server/platform/http/session.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { mayEdit, type OwnedCompany, requireOwner } from '#server/platform/records/ownership.ts';
import { findPendingClaim } from './claims/store.ts';
import { editCompany, holdPicturesOf, sanitised } from './edits.ts';
import { serveCompanyExport } from './export.ts';
import { facetedCompanies } from './facet-store.ts';
import { pageOfCompanies } from './list-page.ts';
import { logoOf } from './logo.ts';
import { presentTeamMember } from './presenter.ts';
import { findRelatedArticles } from './related-articles.ts';
import * as store from './store.ts';
import { countTeam, deleteTeamMember, insertTeamMember, type TeamRow } from './team-store.ts';
import { withParts } from './with-parts.ts';

/** Companies and their teams (rule company-pages). */
export function companyRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listCompanies, async ({ query }) => {
    const page = await pageOfCompanies(database, query, query);
    return query.facets ? { ...page, facets: await countFacets(database, facetedCompanies, query) } : page;
  });

  serve(router, deps, listCompanyCities, ({ query }) => countCities(database, facetedCompanies, query));

  serveCompanyExport(router, deps);

  serve(router, deps, getCompany, async ({ params }) => {
    const row = await store.findCompany(database, params.id);
    if (!row) throw notFound('company');
    return withParts(database, row);
  });

  serve(router, deps, getWithheldCompany, async ({ params }, context) => {
    const row = await store.findAnyCompany(database, params.id);
    if (!row) throw notFound('company');
    return { hold: await noticeFor(database, context, 'company', row), record: await withParts(database, row) };
  });

  serve(router, deps, listRelatedArticles, async ({ params }) => {
    const row = await store.findCompany(database, params.id);
    if (!row) throw notFound('company');
    return (await findRelatedArticles(database, row, deps.now())).map(presentArticle);
  });

  serve(router, deps, companyStanding, async ({ params }, context) => {
    const session = sessionOf(context);
    const row = await store.findAnyCompany(database, params.id);
    if (!row || (row.hold !== null && !mayEdit(session, row.owner_id))) throw notFound('company');
    return {
      isOwner: row.owner_id === session.user.id,
      canEdit: mayEdit(session, row.owner_id),
      hasPendingClaim: await findPendingClaim(database, params.id, session.user.id),
    };
  });

  serve(router, deps, createCompany, async ({ body }, context) => {
    const session = sessionOf(context);
    const ownerId = session.user.id;
    const createdAt = deps.now().toISOString();
    const id = await database.write(async (trx) => {
      const content = sanitised(body);
      const added = await store.insertCompany(database, trx, { ...content, ownerId, createdAt });
      const logo = await logoOf(deps, trx, { userId: ownerId, id: added, logo: body.logo });
      if (logo) await store.setLogo(trx, added, logo);
      await holdPicturesOf(deps, trx, session, added, content);
      return added;
    });
    return companyOf(deps, id);
  });

  serve(router, deps, updateCompany, async ({ params, body }, context) => {
    await editCompany(deps, sessionOf(context), params.id, body);
    return companyOf(deps, params.id);
  });

  serve(router, deps, addTeamMember, async ({ params, body }, context) => {
    const session = sessionOf(context);
    const row = await database.write(async (trx) => {
      const company = await requireOwner(trx, session, params.id);
      if ((await countTeam(trx, params.id)) >= companyBounds.team) {
        throw new HttpError('conflict', `A team has at most ${companyBounds.team} members here.`);
      }
      const added = await insertTeamMember(trx, params.id, { ...body, bio: body.bio ?? '' });
      await noteTeam(trx, session, company, { added });
      return added;
    });
    return presentTeamMember(row);
  });

  serve(router, deps, removeTeamMember, async ({ params }, context) => {
    const session = sessionOf(context);
    await database.write(async (trx) => {
      const company = await requireOwner(trx, session, params.id);
      const removed = await deleteTeamMember(trx, params.id, params.memberId);
      if (!removed) throw notFound('team member');
      await noteTeam(trx, session, company, { removed });
    });
    return { ok: true as const };
  });

  async function noteTeam(trx: Transaction, session: Session, company: OwnedCompany, { added, removed }: TeamChange) {
    const { id, name, ownerId } = company;
    const at = deps.now().toISOString();
    const change = { field: 'team', old: inTeam(removed), new: inTeam(added) };
    await recordChanges(trx, session, { kind: 'company', ...company }, [change], at);
    await noteUnlessOwn(trx, session, ownerId, {
      action: 'content.edit',
      targetKind: 'company',
      targetId: id,
      target: name,
      note: added ? `Added ${added.name} to the team` : `Took ${removed?.name} off the team`,
      createdAt: at,
    });
  }
}

interface TeamChange {
  added?: Pick<TeamRow, 'name' | 'title'>;
  removed?: Pick<TeamRow, 'name' | 'title'>;
}

/** A team member in the company's history. */
function inTeam(person: TeamChange['added']): string | null {
  return person ? `${person.name}, ${person.title}` : null;
}

/** A company after its owner's change; the owner may see it in any state. */
async function companyOf({ database }: Pick<Deps, 'database'>, id: number) {
  const row = await store.findAnyCompany(database, id);
  if (!row) throw notFound('company');
  return withParts(database, row);
}
