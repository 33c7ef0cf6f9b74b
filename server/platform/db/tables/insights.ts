import type { Generated } from 'kysely';

import type { MarketKind } from '#contract/insights.ts';

/** The readiness of a technology from a moment on; a row for each change of its level. */
export interface TechnologyLevelsTable {
  id: Generated<number>;
  technology_id: number;
  level: number;
  since: string;
}

/** What a record adds to a figure of its markets, as the last count found it. */
export interface InsightFactsTable {
  kind: 'company' | 'technology' | 'listing';
  item_id: number;
  figure: string;
  /** A day: of the round, of publication, or since when the level holds. */
  at: string;
  /** The amount of a round; the level of a technology; 1 for everything else. */
  amount: number;
  area: string | null;
  sector: string | null;
  country: string | null;
}

/** The figures of a market, as they were last counted. */
export interface InsightReportsTable {
  kind: MarketKind;
  slug: string;
  companies: number;
  technologies: number;
  listings: number;
  charts: string;
  counted_at: string;
}

/** When each annual member's next quarterly email is due. */
export interface InsightQuartersTable {
  user_id: number;
  due_at: string;
}
