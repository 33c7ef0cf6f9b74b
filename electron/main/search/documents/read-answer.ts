import type { z } from 'zod';

import { getArticle, listArticles } from '#contract/articles.ts';
import { getCompany, listCompanies } from '#contract/companies.ts';
import { getEvent, listEvents } from '#contract/events.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { createPathMatcher } from '#contract/kit/match-path.ts';
import { getListing, listListings } from '#contract/listings.ts';
import { getMember, listMembers } from '#contract/members.ts';
import { listConversations, listMessages } from '#contract/messages.ts';
import { getResearchArticle, listResearch } from '#contract/research.ts';
import { getTechnology, listTechnologies } from '#contract/technologies.ts';
import { companyDocument, listingDocument, memberDocument, profileDocument, technologyDocument } from './directory.ts';
import type { KeptDocument } from './document.ts';
import { articleDocument, conversationDocument, eventDocument, messageDocument, researchDocument } from './reading.ts';

interface Reader {
  path: string;
  read: (answer: unknown, id: number) => KeptDocument[];
}

function reader<E extends Endpoint>(
  endpoint: E,
  read: (answer: z.output<E['response']>, id: number) => KeptDocument[],
): Reader {
  const response: z.ZodType<z.output<E['response']>> = endpoint.response as never;
  return {
    path: endpoint.path,
    read: (answer, id) => {
      const parsed = response.safeParse(answer);
      return parsed.success ? read(parsed.data, id) : [];
    },
  };
}

/** The calls whose answers hold records that can be found. */
const readers: readonly Reader[] = [
  reader(listListings, ({ items, featured }) => [...items, ...featured].map(listingDocument)),
  reader(getListing, (listing) => (listing.status === 'published' ? [listingDocument(listing)] : [])),
  reader(listCompanies, ({ items }) => items.map(companyDocument)),
  reader(getCompany, (company) => [companyDocument(company)]),
  reader(listTechnologies, ({ items }) => items.map(technologyDocument)),
  reader(getTechnology, (technology) => [technologyDocument(technology)]),
  reader(listMembers, ({ items }) => items.map((member) => memberDocument(member))),
  reader(getMember, (profile) => [profileDocument(profile)]),
  reader(listArticles, (articles) => articles.map(articleDocument)),
  reader(getArticle, (article) => [articleDocument(article)]),
  reader(listResearch, (articles) => articles.map(researchDocument)),
  reader(getResearchArticle, (article) => [researchDocument(article)]),
  reader(listEvents, (events) => events.map(eventDocument)),
  reader(getEvent, (event) => [eventDocument(event)]),
  reader(listConversations, ({ items }) => items.map(conversationDocument)),
  reader(listMessages, ({ items }, id) =>
    items.filter(({ body }) => body !== '').map((message) => messageDocument(message, id)),
  ),
];

const readerOf = new Map(readers.map((one) => [one.path, one]));
const patternOf = createPathMatcher(readers.map(({ path }) => path));

/** The records in a kept answer; none where it is no answer with records, or not of the shape of the contract. */
export function readAnswer(path: string, body: string): KeptDocument[] {
  const { pathname } = new URL(path, 'app://cardi/');
  const pattern = patternOf(pathname);
  const found = pattern === undefined ? undefined : readerOf.get(pattern);
  if (!found) return [];
  const id = Number(pathname.split('/')[3]);
  return found.read(JSON.parse(body), id);
}

/** The kinds of records that have a call of their own, by its path: what it refuses is not found any more. */
const recordKinds = new Map([
  [getListing.path, 'listing'],
  [getCompany.path, 'company'],
  [getTechnology.path, 'technology'],
  [getMember.path, 'member'],
  [getArticle.path, 'article'],
  [getEvent.path, 'event'],
] as const);

/** The record that the call of this path asks for, where it is one with a number. */
export function recordOf(path: string) {
  const { pathname } = new URL(path, 'app://cardi/');
  const kind = recordKinds.get(patternOf(pathname) as never);
  return kind ? { kind, id: Number(pathname.split('/')[3]) } : null;
}
