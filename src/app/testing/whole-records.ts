import type { Article } from '#contract/articles.ts';
import type { Company } from '#contract/companies.ts';
import type { EventDetail } from '#contract/events.ts';
import type { Listing } from '#contract/listings.ts';
import type { ResearchArticle } from '#contract/research.ts';
import type { Technology } from '#contract/technologies.ts';
import { articleRow, companyRow, eventRow, listingRow, researchRow, technologyRow } from './records.ts';

/** Records as their own pages show them. */

export const companyRecord = (id: number): Company => ({
  ...companyRow(id),
  longDescription: '',
  websiteUrl: null,
  createdAt: '2026-03-12T09:00:00.000Z',
  growthScore: null,
  industryRank: null,
  heatScore: null,
  fundingTotal: null,
  fundingRounds: [],
  acquisitionLikelihood: null,
  fundingLikelihood: null,
  ipoLikelihood: null,
  mission: null,
  vision: null,
  employeeCount: null,
  revenue: null,
  valuation: null,
  profitMargin: null,
  milestones: [],
  technologies: [],
  team: [],
  matchProfile: null,
  logo: null,
  version: 1,
});

export const technologyRecord = (id: number): Technology => ({
  ...technologyRow(id),
  detailedDescription: '',
  developmentStage: 'prototype',
  yearDeveloped: null,
  updatedDate: '2026-03-12T09:00:00.000Z',
  version: 1,
  hasDeveloper: false,
  keyInnovators: [],
  applications: [],
  patents: [],
  publications: [],
  metrics: {},
  developmentStages: [],
  sources: [],
  pictures: [],
});

export const eventRecord = (id: number): EventDetail => ({
  ...eventRow(id),
  content: '<p>What you take home.</p>',
  address: null,
  bannerUrl: null,
  registrationUrl: null,
  externalUrl: null,
  virtualEventUrl: null,
  organizerName: 'CARDI Events',
  organizerLogo: null,
  speakers: [],
  agenda: [],
  sponsors: [],
  seats: { capacity: 50, taken: 10, percent: 20, isFull: false, waiting: 0 },
  callerPrice: 0,
  callerStatus: null,
  cancelReason: null,
  registrationDeadline: null,
  isClosed: false,
  registrationOpens: null,
  priorityHours: 0,
  caller: { mayRegister: true, opens: null, hasPriority: false },
});

export const listingRecord = (id: number): Listing => ({
  ...listingRow(id),
  country: null,
  cityId: null,
  amount: null,
  description: '<p>What is sought.</p>',
  details: { jobLocation: 'Graz, Austria', jobType: 'full-time' },
  company: null,
  pictures: [],
  matchProfile: null,
  postedBy: {
    id: 9,
    name: 'Ada Sample',
    hasProfile: true,
    title: 'Head of Heat',
    organization: 'Kettle Works',
    avatarUrl: null,
  },
  status: 'published',
  expiresAt: '2099-03-12T09:00:00.000Z',
});

export const articleRecord = (id: number): Article => ({
  ...articleRow(id),
  content: '<p>The beginning.</p><h3>How cheap is cheap enough</h3><p>The end.</p>',
  tags: ['salt'],
  isSample: false,
  related: [],
});

export const researchRecord = (slug: string): ResearchArticle => ({
  ...researchRow(slug),
  content: '<p>The beginning.</p><h3>Signs to watch</h3><p>The end.</p>',
  isComplete: true,
  tags: [],
  isSample: false,
});
