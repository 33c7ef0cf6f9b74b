import { fundingRounds } from './match-profiles.ts';

/** The choices of the listing form: value as stored and sent, label as shown (rule listing-kinds). */
export const listingTypes = {
  company: 'Company',
  technology: 'Technology',
  partnership: 'Partnership',
  job: 'Job',
} as const;
export type ListingType = keyof typeof listingTypes;

export const companySizes = {
  '1-10': '1-10 employees',
  '11-50': '11-50 employees',
  '51-200': '51-200 employees',
  '201-500': '201-500 employees',
  '501+': '501+ employees',
} as const;

export const companyFundings = {
  ...fundingRounds,
  public: 'Public',
  bootstrapped: 'Bootstrapped',
  'non-profit': 'Non-profit',
} as const;

export const technologyStages = {
  concept: 'Concept',
  'lab-scale': 'Lab scale',
  prototype: 'Prototype',
  pilot: 'Pilot',
  demonstration: 'Demonstration',
  commercial: 'Commercial',
} as const;

export const technologyPatents = {
  none: 'No patent',
  pending: 'Patent pending',
  issued: 'Patent issued',
  multiple: 'Multiple patents',
} as const;

export const technologyStatuses = {
  'seeking-licensing': 'Seeking licensing',
  'seeking-investment': 'Seeking investment',
  'for-sale': 'For sale',
  'seeking-partnership': 'Seeking partnership',
  informational: 'Informational',
} as const;

export const partnershipTypes = {
  research: 'Research',
  manufacturing: 'Manufacturing',
  distribution: 'Distribution',
  investment: 'Investment',
  'joint-venture': 'Joint venture',
  'channel-partner': 'Channel partner',
  commercial: 'Commercial',
  other: 'Other',
} as const;

export const partnershipTimelines = {
  immediate: 'Immediate (0-3 months)',
  'short-term': 'Short term (3-6 months)',
  'medium-term': 'Medium term (6-12 months)',
  'long-term': 'Long term (12+ months)',
  ongoing: 'Ongoing',
} as const;

export const partnershipInvestments = {
  none: 'No investment',
  'under-50k': 'Under $50k',
  '50k-250k': '$50k - $250k',
  '250k-1m': '$250k - $1M',
  '1m-5m': '$1M - $5M',
  '5m-plus': '$5M+',
  'to-be-discussed': 'To be discussed',
} as const;

export const jobTypes = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  freelance: 'Freelance',
  internship: 'Internship',
  temporary: 'Temporary',
  volunteer: 'Volunteer',
} as const;

/** Bounds of a listing (rule listing-bounds). */
export const listingBounds = {
  title: { min: 10, max: 100 },
  description: { min: 50, max: 3000 },
  tags: { min: 1, max: 12, length: 40 },
  line: 150,
} as const;
