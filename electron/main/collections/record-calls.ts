import { getArticle } from '#contract/articles.ts';
import type { DocumentHolder } from '#contract/attachments.ts';
import { listDocuments } from '#contract/attachments-documents.ts';
import { listChanges } from '#contract/changes.ts';
import { companyStanding, getCompany, listRelatedArticles } from '#contract/companies.ts';
import { listCompanyInvestors } from '#contract/company-investors.ts';
import { listCompanyPeople } from '#contract/company-people.ts';
import { listRelations } from '#contract/connections.ts';
import { listFollowedIds } from '#contract/connections-follows.ts';
import { getEvent } from '#contract/events.ts';
import { listFeeds, myFeedLikes } from '#contract/feeds.ts';
import type { SavableKind } from '#contract/items.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { getListing } from '#contract/listings.ts';
import { getMember, listMemberNetwork } from '#contract/members.ts';
import { getResearchArticle } from '#contract/research.ts';
import { listSavedIds } from '#contract/saved-items.ts';
import { getTechnology, isDedicated } from '#contract/technologies.ts';
import { myTechnologyUpdates } from '#contract/technologies-topics.ts';
import type { CollectedRecord } from '../cache/collections.ts';

/** A record by its number; a research article has an address of its own, too. */
interface Named {
  kind: SavableKind;
  id: number;
  slug?: string | undefined;
}

const ownCalls = {
  listing: getListing,
  technology: getTechnology,
  company: getCompany,
  member: getMember,
  article: getArticle,
  event: getEvent,
} as const satisfies Partial<Record<SavableKind, { path: string }>>;

/** A record with the path of its own call; `null` for one without a page of ours, such as a feed article. */
export function collected({ kind, id, slug }: Named): CollectedRecord | null {
  if (kind === 'feed-item') return null;
  if (kind === 'research') {
    return slug === undefined ? null : { kind, id, path: fillPath(getResearchArticle.path, { slug }) };
  }
  return { kind, id, path: fillPath(ownCalls[kind].path, { id }) };
}

/** The other calls that the page of a record makes; the page can be read without any of them. */
export function otherCalls({ kind, id }: CollectedRecord): string[] {
  const saved = `${listSavedIds.path}?kind=${kind}`;
  if (kind === 'company') {
    return [
      saved,
      ...followCalls(kind, id),
      documentsCall(kind, id),
      ...[listRelatedArticles, companyStanding, listCompanyPeople, listCompanyInvestors].map(({ path }) =>
        fillPath(path, { id }),
      ),
    ];
  }
  if (kind === 'member') {
    return [
      saved,
      `${listRelations.path}?ids=${id}`,
      fillPath(listMemberNetwork.path, { id }),
      `${listChanges.path}?id=${id}&kind=${kind}`,
    ];
  }
  if (kind === 'technology' && isDedicated(id)) {
    return [saved, `${listFeeds.path}?technology=${id}`, myTechnologyUpdates.path, myFeedLikes.path];
  }
  if (kind === 'technology') return [saved, ...followCalls(kind, id), documentsCall(kind, id)];
  return kind === 'listing' ? [saved, documentsCall(kind, id)] : [saved];
}

/** The list of a record's documents; the files themselves are not kept. */
function documentsCall(kind: DocumentHolder, id: number): string {
  return fillPath(listDocuments.path, { kind, id });
}

/** Of pages with a Follow button and a history. */
function followCalls(kind: 'company' | 'technology', id: number): string[] {
  return [`${listFollowedIds.path}?kind=${kind}`, `${listChanges.path}?id=${id}&kind=${kind}`];
}
