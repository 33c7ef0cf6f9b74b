import type { Company } from '#contract/companies.ts';
import type { EventDetail } from '#contract/events.ts';
import type { Technology } from '#contract/technologies.ts';
import { companyRow, eventRow, technologyRow } from './records.ts';

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
