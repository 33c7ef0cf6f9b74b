import type { FocusAreaSlug } from '#contract/focus-areas.ts';

/**
 * The articles, events, plans and partners that Home shows until the server has its own: sample records,
 * with the fields of the API, so that an endpoint can take the place of each list (rule built-in-content).
 */

export interface ArticleTeaser {
  id: number;
  title: string;
  description: string;
  focus: FocusAreaSlug;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
}

export interface EventTeaser {
  id: number;
  title: string;
  type: 'conference' | 'webinar' | 'workshop' | 'networking';
  /** First and last day, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  location: string;
  /** US dollars; 0 is free. */
  price: number;
  isPremium: boolean;
}

export interface PlanSummary {
  name: string;
  price: string;
  terms: string;
  benefits: readonly string[];
}

/** The newest three of the seed, so that nothing moves when the server's replace them. */
export const latestArticles: readonly [ArticleTeaser, ...ArticleTeaser[]] = [
  {
    id: 1,
    title: 'The depot is the new filling station',
    description:
      'Trucks that come home every night can charge where they sleep. What a fleet needs to know about its grid connection, its timetable and its meter before the first vehicle is ordered.',
    focus: 'clean-transportation',
    date: '2026-11-17',
  },
  {
    id: 2,
    title: 'Textile recycling leaves the laboratory',
    description:
      'Solvents return cotton and polyester as spinnable fibre. The hard part is collecting, sorting and preparing the right waste, at a price that mills can live with.',
    focus: 'circular-economy',
    date: '2026-11-12',
  },
  {
    id: 3,
    title: 'What a field earns when it keeps its water',
    description:
      'Soil sensors, cover crops and drip lines cut irrigation. Who pays for them, and who gains when the well stays full.',
    focus: 'sustainable-agriculture',
    date: '2026-11-05',
  },
];

export const upcomingEvents: readonly EventTeaser[] = [
  {
    id: 1,
    title: 'Clean Energy Finance Summit',
    type: 'conference',
    startDate: '2027-01-20',
    endDate: '2027-01-21',
    location: 'Rotterdam, Netherlands',
    price: 799,
    isPremium: true,
  },
  {
    id: 2,
    title: 'Buying Grid Storage, Step by Step',
    type: 'webinar',
    startDate: '2027-02-09',
    endDate: '2027-02-09',
    location: 'Online',
    price: 0,
    isPremium: false,
  },
  {
    id: 3,
    title: 'Contracts for Recycled Materials',
    type: 'workshop',
    startDate: '2027-03-18',
    endDate: '2027-03-18',
    location: 'Lisbon, Portugal',
    price: 149,
    isPremium: false,
  },
];

/** Prices and benefits (rule plans). */
export const freePlan: PlanSummary = {
  name: 'Free',
  price: '$0',
  terms: 'For as long as you like',
  benefits: ['Articles, events and focus areas', 'A profile and connections', 'Listings in the Green Market'],
};

export const professionalPlan: Omit<PlanSummary, 'price' | 'terms'> = {
  name: 'Professional',
  benefits: [
    'Messages to every member',
    'Warm introductions and AI matchmaker',
    'Featured listings, with figures',
    'Premium research in full',
  ],
};

/** The partners, each with the style of its name, which looks like a logo (see partners-section.module.css). */
export const partners = [
  { name: 'Nordhaven Grid', mark: 'grid' },
  { name: 'Calder & Voss', mark: 'serif' },
  { name: 'Tidewell', mark: 'wave' },
  { name: 'Oriel Institute', mark: 'stacked' },
  { name: 'quillfield', mark: 'light' },
  { name: 'Ember Lane', mark: 'ring' },
] as const;

export type Partner = (typeof partners)[number];
