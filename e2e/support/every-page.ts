import type { Page } from '@playwright/test';

import { adminPages } from '#contract/kit/pages/admin.ts';
import { networkPages } from '#contract/kit/pages/network.ts';
import { ownPages } from '#contract/kit/pages/own.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';

import { signInAs } from './account.ts';

/** Who opens a page in a walk over all of them. */
export type Visitor = 'visitor' | 'member' | 'admin';

const pathsIn = (pages: Record<string, { path: string }>) => Object.values(pages).map(({ path }) => path);
const adminPaths = pathsIn(adminPages);
const memberPaths = [...pathsIn(networkPages), ...pathsIn(ownPages)];

const visitorOf = (path: string): Visitor => {
  // A market is for members of a plan, which the admin has.
  if (adminPaths.includes(path) || path === paths.insightMarket) return 'admin';
  return memberPaths.includes(path) || path.startsWith(paths.settings) ? 'member' : 'visitor';
};

/** Pages that are nothing but a way to another one, or a screen of the desktop app alone. */
const elsewhere: readonly string[] = [paths.memberShort, paths.settings, paths.adminContent];

/** Records of the samples for the pages that show one. The member owns listing 4 and company 22. */
const samples: Partial<Record<string, string>> = {
  [paths.article]: pathTo(paths.article, { id: 6 }),
  [paths.focusArea]: pathTo(paths.focusArea, { slug: 'circular-economy' }),
  [paths.event]: pathTo(paths.event, { id: 1 }),
  [paths.researchArticle]: pathTo(paths.researchArticle, { slug: 'carbon-capture-materials' }),
  [paths.insightMarket]: pathTo(paths.insightMarket, { by: 'sector', id: 'energy-storage' }),
  [paths.member]: pathTo(paths.member, { id: 3 }),
  [paths.listing]: pathTo(paths.listing, { id: 12 }),
  [paths.listingEdit]: pathTo(paths.listingEdit, { id: 4 }),
  [paths.company]: pathTo(paths.company, { id: 1 }),
  [paths.companyEdit]: pathTo(paths.companyEdit, { id: 22 }),
  [paths.companyMatchProfile]: pathTo(paths.companyMatchProfile, { id: 22 }),
  [paths.companyClaim]: pathTo(paths.companyClaim, { id: 1 }),
  [paths.companyAddTechnology]: pathTo(paths.companyAddTechnology, { id: 22 }),
  [paths.companyAddTeamMember]: pathTo(paths.companyAddTeamMember, { id: 22 }),
  [paths.technology]: pathTo(paths.technology, { id: 1 }),
  [paths.technologyEdit]: pathTo(paths.technologyEdit, { id: 1 }),
  [paths.compare]: `${paths.compare}?companies=1,2`,
  [paths.conversation]: pathTo(paths.conversation, { id: 1 }),
  [paths.introduction]: pathTo(paths.introduction, { id: 1 }),
  [paths.adminEvent]: pathTo(paths.adminEvent, { id: 1 }),
  [paths.adminRegistrations]: pathTo(paths.adminRegistrations, { id: 1 }),
  [paths.adminOffer]: pathTo(paths.adminOffer, { id: 1 }),
  [paths.adminArticle]: pathTo(paths.adminArticle, { id: 6 }),
  [paths.adminResearchArticle]: pathTo(paths.adminResearchArticle, { id: 6 }),
};

/** Records that the samples lack: they are made by the call that the page makes. */
const made: Partial<Record<string, { call: string; data: object }>> = {
  [paths.list]: { call: '/api/lists', data: { name: 'Storage on islands' } },
  [paths.pipeline]: { call: '/api/pipelines', data: { name: 'Storage deals' } },
  [paths.adminMailing]: {
    call: '/api/admin/mailings',
    data: { subject: 'What is new', preheader: '', topics: ['market'], introduction: 'Hello.', blocks: [] },
  },
};

/** Signs a page in as `visitor` and returns the address of every page of the contract that is theirs. */
export async function openAsVisitor(page: Page, visitor: Visitor): Promise<string[]> {
  if (visitor !== 'visitor') await signInAs(page, visitor);
  const addresses: string[] = [];
  for (const path of Object.values(paths)) {
    if (visitorOf(path) !== visitor || elsewhere.includes(path)) continue;
    addresses.push(samples[path] ?? (await make(page, path)) ?? path);
  }
  const unknown = addresses.filter((address) => address.includes(':'));
  if (unknown.length > 0) throw new Error(`These pages need a sample in every-page.ts: ${unknown.join(', ')}`);
  return addresses;
}

async function make(page: Page, path: string): Promise<string | undefined> {
  const record = made[path];
  if (!record) return undefined;
  const response = await page.request.post(record.call, { data: record.data });
  if (!response.ok()) throw new Error(`${record.call}: ${response.status()} ${await response.text()}`);
  const { id } = (await response.json()) as { id: number };
  return path.replace(':id', String(id));
}
