import { type Technology, type TechnologySummary, technologyStatuses } from '#contract/technologies.ts';
import { presentSector } from '#server/features/focus-areas/index.ts';
import { readEvidence } from './evidence.ts';
import { readPictures } from './pictures.ts';
import type { FullTechnologyRow, TechnologyRow } from './store.ts';

/** A row as a card shows it. */
export function presentSummary(row: TechnologyRow): TechnologySummary {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    focusArea: presentSector(row),
    status: row.status,
    statusName: statusName(row.status),
    readinessLevel: row.readiness_level,
    tags: JSON.parse(row.tags) as string[],
    imageUrl: row.image_url,
    isListedForSale: row.is_listed_for_sale === 1,
    companyId: row.company_id,
    companyName: row.company_name,
    companyLogo: row.company_logo,
    country: row.country,
    hasPatents: row.has_patents === 1,
    patentCount: row.patent_count,
  };
}

/** A row as its own page shows it. Its JSON was parsed before it was stored. */
export function presentTechnology(row: FullTechnologyRow): Technology {
  return {
    ...presentSummary(row),
    detailedDescription: row.detailed_description,
    developmentStage: row.development_stage,
    yearDeveloped: row.year_developed,
    updatedDate: row.updated_at,
    version: row.version,
    hasDeveloper: row.owner_id !== null,
    keyInnovators: JSON.parse(row.key_innovators) as Technology['keyInnovators'],
    applications: JSON.parse(row.applications) as Technology['applications'],
    ...readEvidence(row),
    pictures: readPictures(row),
  };
}

/** The contract's name of a status; an unknown status is shown as it is. */
export function statusName(status: string): string {
  return Object.entries(technologyStatuses).find(([key]) => key === status)?.[1] ?? status;
}
