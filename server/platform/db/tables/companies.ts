import type { Generated } from 'kysely';

import type { CompanySize, PredictionLevel } from '#contract/companies.ts';
import type { DevelopmentStage } from '#contract/technologies.ts';

export interface CompaniesTable {
  id: Generated<number>;
  /** The owner of the profile; `null` until someone has claimed it. */
  owner_id: number | null;
  name: string;
  /** Folded and cut: the key of the alphabetical order. */
  name_key: string;
  description: string;
  /** The lexemes in the search index, between blanks: ` a b c `. */
  lexemes: string;
  /** Sanitised HTML. */
  long_description: string;
  logo_url: string | null;
  /** A picture in the words of the contract; `logo_url` is its address. `null` also for a logo from elsewhere. */
  logo: Generated<string | null>;
  website_url: string | null;
  location: string;
  /** The country that the location means, in two letters in lower case; `null` where it is not known. */
  country: Generated<string | null>;
  /** The city that it means, by its number in the gazetteer. */
  city_id: Generated<number | null>;
  founded_year: number;
  size: CompanySize;
  /** Id of a focus area of contract/focus-areas-sectors.ts. */
  sector: string;
  is_verified: number;
  growth_score: number | null;
  industry_rank: number | null;
  heat_score: number | null;
  acquisition_likelihood: PredictionLevel | null;
  funding_likelihood: PredictionLevel | null;
  ipo_likelihood: PredictionLevel | null;
  mission: string | null;
  vision: string | null;
  employee_count: number | null;
  revenue: string | null;
  valuation: string | null;
  profit_margin: string | null;
  funding_total: string | null;
  funding_rounds: string;
  milestones: string;
  /** JSON of the figures as numbers (`StoredFigures` of the companies). */
  figures: Generated<string>;
  /** The total funding in euros, the day of the last round such as 20260512, the amount raised now in euros, the people: 0 where not known. */
  funding_eur: Generated<number>;
  last_round_on: Generated<number>;
  raising_eur: Generated<number>;
  team_size: Generated<number>;
  /** The revenue in euros; 0 where not known. */
  revenue_eur: Generated<number>;
  /** The day on which the round that it raises closes, such as 20260512; 99999999 where there is none, or it is over. */
  closes_on: Generated<number>;
  /** Whether it has a listed job, and how many. */
  is_hiring: Generated<number>;
  open_jobs: Generated<number>;
  created_at: string;
  updated_at: string;
  /** Increases with each edit. */
  version: Generated<number>;
  /** Set while only its owner and admins may see it. */
  hold: Generated<'hidden' | 'removed' | null>;
}

/** How many public companies have the same values of all counted filters. */
export interface CompanyGroupsTable {
  id: Generated<number>;
  /** Empty where it is not known. */
  country: string;
  sector: string;
  size: CompanySize;
  is_verified: number;
  /** The rounds that it raises, between commas: `,seed,series-a,`, or empty. */
  stages: string;
  companies: number;
}

/** How many public companies have figures in the same ranges; a range is empty where the figure is not known. */
export interface CompanyFigureGroupsTable {
  id: Generated<number>;
  founded: string;
  funding: string;
  /** The year of the last round. */
  last_round: string;
  revenue: string;
  /** The range of what it raises now. */
  raising: string;
  /** The month in which its round closes. */
  closing: string;
  is_hiring: number;
  companies: number;
}

/** How many public companies have had a last round of the same kind; empty where no round is known. */
export interface CompanyRoundGroupsTable {
  id: Generated<number>;
  round_type: string;
  companies: number;
}

/** How many public companies are in the same city, by its number in the gazetteer; empty where it is not known. */
export interface CompanyCityGroupsTable {
  id: Generated<number>;
  city: string;
  companies: number;
}

/** The groups in which a public company is counted. */
export interface GroupedCompaniesTable {
  company_id: number;
  group_id: number;
  figure_group_id: number;
  round_group_id: Generated<number | null>;
  city_group_id: Generated<number | null>;
}

export interface CompanyTeamTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  title: string;
  bio: string;
  image_url: string | null;
}

export interface CompanyClaimsTable {
  id: Generated<number>;
  company_id: number;
  user_id: number;
  role: string;
  work_email: string;
  proof: string;
  link: string | null;
  status: 'pending' | 'approved' | 'declined';
  reason: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: number | null;
}

export interface TechnologiesTable {
  id: Generated<number>;
  company_id: number | null;
  name: string;
  description: string;
  /** Sanitised HTML. */
  detailed_description: string;
  /** Id of a focus area of contract/focus-areas-sectors.ts. */
  sector: string;
  /** A status of the contract, or a foreign one. */
  status: string;
  development_stage: DevelopmentStage;
  readiness_level: number;
  tags: string;
  image_url: string | null;
  is_listed_for_sale: number;
  year_developed: number | null;
  key_innovators: string;
  applications: string;
  patents: string;
  /** How many of them there are. */
  patent_count: Generated<number>;
  publications: string;
  metrics: string;
  development_stages: string;
  sources: string;
  /** In the words of the contract (`shownPicture`). `image_url` is the address of the first one. */
  pictures: Generated<string>;
  created_at: string;
  updated_at: string;
  /** Increases with each edit. */
  version: Generated<number>;
  /** Set while only its owner and admins may see it. */
  hold: Generated<'hidden' | 'removed' | null>;
}

/** How many public technologies have the same values of all counted filters. */
export interface TechnologyGroupsTable {
  id: Generated<number>;
  /** Where its company is; empty where that is not known. */
  country: string;
  sector: string;
  status: string;
  readiness_level: number;
  has_patents: number;
  technologies: number;
}

/** How many public technologies are at the same stage of development. */
export interface TechnologyStageGroupsTable {
  id: Generated<number>;
  stage: string;
  technologies: number;
}

/** The groups in which a public technology is counted. */
export interface GroupedTechnologiesTable {
  technology_id: number;
  group_id: number;
  stage_group_id: Generated<number | null>;
}
