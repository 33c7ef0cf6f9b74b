import type {
  Company,
  CompanySummary,
  CompanyTechnology,
  ParsedCompanyInput,
  TeamMember,
} from '#contract/companies.ts';
import type { CompanyMatchProfile } from '#contract/match-profiles.ts';
import { presentSector } from '#server/features/focus-areas/index.ts';
import type { CompanyTechnologyRow } from '#server/features/technologies/index.ts';
import { moneyOf, readFigures } from './figures.ts';
import type { CompanyRow } from './listing-store.ts';
import { readLogo } from './logo.ts';
import type { FullCompanyRow } from './store.ts';
import type { TeamRow } from './team-store.ts';

/** A row as a card shows it. */
export function presentSummary(row: CompanyRow): CompanySummary {
  const { funding, lastRound, revenue, raising, closesOn } = readFigures(row.figures);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    logoUrl: row.logo_url,
    location: row.location,
    country: row.country,
    cityId: row.city_id,
    foundedYear: row.founded_year,
    size: row.size,
    focusArea: presentSector(row),
    isVerified: row.is_verified === 1,
    isClaimed: row.owner_id !== null,
    funding,
    lastRound,
    revenueAmount: revenue,
    raising,
    closesOn,
    isHiring: row.is_hiring === 1,
    openJobs: row.open_jobs,
    employeeCount: row.employee_count,
  };
}

interface CompanyParts {
  technologies: CompanyTechnologyRow[];
  team: TeamRow[];
  matchProfile: CompanyMatchProfile | null;
}

/** A row as its own page shows it. It says whether the company has an owner, but not who. */
export function presentCompany(row: FullCompanyRow, { technologies, team, matchProfile }: CompanyParts): Company {
  return {
    ...presentSummary(row),
    logo: readLogo(row),
    longDescription: row.long_description,
    websiteUrl: row.website_url,
    createdAt: row.created_at,
    growthScore: row.growth_score,
    industryRank: row.industry_rank,
    heatScore: row.heat_score,
    fundingTotal: row.funding_total,
    acquisitionLikelihood: row.acquisition_likelihood,
    fundingLikelihood: row.funding_likelihood,
    ipoLikelihood: row.ipo_likelihood,
    mission: row.mission,
    vision: row.vision,
    revenue: row.revenue,
    valuation: row.valuation,
    profitMargin: row.profit_margin,
    ...presentHistory(row),
    technologies: technologies.map(presentTechnology),
    team: team.map(presentTeamMember),
    matchProfile,
    version: row.version,
  };
}

type History = Pick<ParsedCompanyInput, 'fundingRounds' | 'milestones'>;

/** The contract parsed this JSON before it was stored. */
export function historyOf(row: Pick<FullCompanyRow, 'funding_rounds' | 'milestones'>): History {
  return {
    fundingRounds: JSON.parse(row.funding_rounds) as History['fundingRounds'],
    milestones: JSON.parse(row.milestones) as History['milestones'],
  };
}

function presentHistory(row: FullCompanyRow): Pick<Company, 'fundingRounds' | 'milestones'> {
  const { fundingRounds, milestones } = historyOf(row);
  return { fundingRounds: fundingRounds.map((round) => ({ ...round, value: moneyOf(round.amount) })), milestones };
}

function presentTechnology(row: CompanyTechnologyRow): CompanyTechnology {
  return {
    id: row.id,
    name: row.name,
    developmentStage: row.development_stage,
    description: row.description,
    isListedForSale: row.is_listed_for_sale === 1,
  };
}

export function presentTeamMember(row: TeamRow): TeamMember {
  return { id: row.id, name: row.name, title: row.title, bio: row.bio, imageUrl: row.image_url };
}
