import type { Router } from 'express';

import {
  companyListingBounds,
  getListingCompany,
  linkListing,
  listCompanyListings,
  unlinkListing,
} from '#contract/company-listings.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { findEmployers, worksFor } from '#server/features/company-people/index.ts';
import { findCompanyOf } from '#server/features/listings/index.ts';
import { noteCompanyEdit } from '#server/platform/audit/unless-own.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findItem, findItems, searchedKind } from '#server/platform/records/records.ts';
import { countCompanyListings, findCompanyListings, setCompany } from './store.ts';

/** The listings of companies (rule company-listings). */
export function companyListingRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listCompanyListings, async ({ params: { id } }, { session }) => {
    const now = deps.now();
    await findItem(deps, 'company', id, session?.user.id ?? null, now);
    return { items: await findCompanyListings(database, id, now.toISOString(), companyListingBounds.perCompany) };
  });

  serve(router, deps, getListingCompany, async ({ params: { id } }, { session }) => {
    const viewerId = session?.user.id ?? null;
    const listing = await findItem(deps, 'listing', id, viewerId, deps.now());
    const named = await findCompanyOf(database, id);
    const found = await findItems(deps, 'company', named === undefined ? [] : [named], viewerId, deps.now());
    const company = named === undefined ? undefined : found.get(named);
    const choices = viewerId !== null && viewerId === listing.ownerId ? await findEmployers(database, viewerId) : [];
    return {
      company: company ? { id: company.id, name: company.title, path: company.path } : null,
      choices: choices.map((choice) => ({ ...choice, path: pathTo(paths.company, { id: choice.id }) })),
    };
  });

  serve(router, deps, linkListing, async ({ params: { id, listingId } }, context) => {
    const { user } = sessionOf(context);
    const company = await findItem(deps, 'company', id, user.id, deps.now());
    const listing = await findItem(deps, 'listing', listingId, user.id, deps.now());
    if (listing.ownerId !== user.id) throw notYours();
    await context.deps.database.write(async (trx) => {
      // Two at once would each count too few, and an end of the work there must not come in between.
      await lockRow(database, trx, 'companies', company.id);
      if (!(await worksFor({ db: trx }, user.id, company.id))) throw notThere();
      if ((await findCompanyOf({ db: trx }, listingId)) === company.id) return;
      if ((await countCompanyListings({ db: trx }, company.id)) >= companyListingBounds.perCompany) {
        throw new HttpError('conflict', `A company can have at most ${companyListingBounds.perCompany} listings.`);
      }
      await setCompany(trx, listingId, company.id);
      await searchedKind(deps, 'company').reindex(database, trx, company.id);
    });
    return { isLinked: true as const };
  });

  serve(router, deps, unlinkListing, async ({ params: { id, listingId } }, context) => {
    const { user } = sessionOf(context);
    const company = await findItem(deps, 'company', id, user.id, deps.now());
    const listing = await findItem(deps, 'listing', listingId, user.id, deps.now());
    if (listing.ownerId !== user.id && company.ownerId !== user.id && user.role !== 'admin') throw notYours();
    await context.deps.database.write(async (trx) => {
      if ((await findCompanyOf({ db: trx }, listingId)) !== company.id) return;
      await setCompany(trx, listingId, null);
      await searchedKind(deps, 'company').reindex(database, trx, company.id);
      if (listing.ownerId === user.id) return;
      const { id: companyId, title: name, ownerId } = company;
      const note = `Took the listing “${listing.title}” off`;
      await noteCompanyEdit(trx, { user }, { id: companyId, name, ownerId }, { note, at: deps.now() });
    });
    return { isLinked: false as const };
  });
}

const notYours = () => new HttpError('forbidden', 'Only the owner of a listing can name its company.');
const notThere = () =>
  new HttpError('forbidden', 'You can name companies that you own, or that have confirmed that you work there.');
