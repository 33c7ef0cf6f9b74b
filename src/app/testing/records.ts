import type { z } from 'zod';

import type { ArticleSummary } from '#contract/articles.ts';
import type { CompanySummary } from '#contract/companies.ts';
import type { EventSummary } from '#contract/events.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { listListings } from '#contract/listings.ts';
import type { MemberSummary } from '#contract/members.ts';
import type { ResearchSummary } from '#contract/research.ts';
import type { TechnologySummary } from '#contract/technologies.ts';

/** Records as lists show them. Pages that need other values say so. */

const date = '2026-03-12T09:00:00.000Z';

/** A page of a list that has no further one. */
export const pageOf = <Item>(items: Item[]) => ({
  items,
  nextCursor: null as string | null,
  count: { value: items.length, isCapped: false },
});

export const articleRow = (id: number): ArticleSummary => ({
  id,
  title: `Article ${id}`,
  description: 'What it is about.',
  imageUrl: null,
  focus: 'Water Technology',
  focusSlug: 'water-technology',
  date,
  url: pathTo(paths.article, { id }),
  author: 'Ines Okafor',
  readTime: 3,
});

export const listingRow = (id: number): z.input<typeof listListings.response>['items'][number] => ({
  id,
  title: `Listing ${id}`,
  type: 'job',
  focusArea: 'Energy Storage',
  focusAreaSlug: 'energy-storage',
  excerpt: 'What is sought.',
  tags: ['salt'],
  companyName: null,
  location: 'Graz, Austria',
  isFeatured: false,
  createdAt: date,
});

export const eventRow = (id: number): EventSummary => ({
  id,
  title: `Event ${id}`,
  description: 'What happens.',
  type: 'webinar',
  startDate: '2099-03-12T09:00:00.000Z',
  endDate: '2099-03-12T10:00:00.000Z',
  timeZone: 'Europe/Lisbon',
  dateDisplay: 'March 12, 2099',
  location: 'Online',
  city: null,
  country: null,
  imageUrl: null,
  isPremium: false,
  isExclusive: false,
  isVirtual: true,
  isInPerson: false,
  price: 0,
  capacity: 50,
  focusAreaId: 2,
  focusAreaTitle: 'Energy Storage',
  focusAreaSlug: 'energy-storage',
  isPast: false,
  status: 'scheduled',
});

export const technologyRow = (id: number): TechnologySummary => ({
  id,
  name: `Technology ${id}`,
  description: 'How it works.',
  focusArea: { id: 'energy-storage', title: 'Energy Storage' },
  status: 'emerging',
  statusName: 'Emerging',
  readinessLevel: 5,
  tags: [],
  imageUrl: null,
  isListedForSale: false,
  companyId: null,
  companyName: null,
  companyLogo: null,
  country: null,
  hasPatents: false,
  patentCount: 0,
});

export const memberRow = (id: number): MemberSummary => ({
  id,
  name: `Member ${id}`,
  title: null,
  organization: null,
  bio: '',
  focusAreas: [],
  memberSince: date,
  location: null,
  country: null,
  cityId: null,
  connectionCount: 3,
  ticket: null,
  avatarUrl: null,
});

export const companyRow = (id: number): CompanySummary => ({
  id,
  name: `Company ${id}`,
  description: 'What it makes.',
  logoUrl: null,
  location: 'Bergen, Norway',
  country: null,
  cityId: null,
  foundedYear: 2019,
  size: '11-50',
  focusArea: { id: 'energy-storage', title: 'Energy Storage' },
  isVerified: false,
  isClaimed: false,
  funding: null,
  lastRound: null,
  revenueAmount: null,
  raising: null,
  closesOn: null,
  isHiring: false,
  openJobs: 0,
  employeeCount: null,
});

export const researchRow = (slug: string): ResearchSummary => ({
  id: 1,
  slug,
  title: `About ${slug}`,
  description: 'What is known.',
  category: 'storage',
  type: 'Technology Profile',
  imageUrl: null,
  date: 'August 2026',
  readTime: 22,
  isPremium: false,
  route: `/research-hub/${slug}`,
});
