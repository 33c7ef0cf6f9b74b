import { type CompanyInput, companyInput } from '#contract/companies.ts';
import { type TechnologyInput, technologyInput } from '#contract/technologies.ts';
import type { Deps } from '#server/deps.ts';
import { insertCompany } from '#server/features/companies/store.ts';
import { insertTechnology, type TechnologyEvidence } from '#server/features/technologies/index.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';

/** A company as the create form sends it: complete and valid. */
export function companyForm(overrides: Partial<CompanyInput> = {}): CompanyInput {
  return {
    name: 'Sample Works',
    description: 'Builds sample machines for tests and for nothing else.',
    longDescription: '',
    websiteUrl: '',
    location: 'Lisbon, Portugal',
    foundedYear: 2018,
    size: '11-50',
    focusArea: 'energy-storage',
    fundingRounds: [],
    milestones: [],
    ...overrides,
  };
}

/** Adds a company without going through the API and returns its id. By default it has no owner. */
export function aCompany(
  deps: Pick<Deps, 'database' | 'now'>,
  { ownerId = null, ...overrides }: Partial<CompanyInput> & { ownerId?: number | null } = {},
): Promise<number> {
  const { logo: _, ...company } = companyInput.parse(companyForm(overrides));
  return deps.database.write((trx) =>
    insertCompany(deps.database, trx, {
      ...company,
      longDescription: toSafeHtml(company.longDescription ?? ''),
      ownerId,
      createdAt: deps.now().toISOString(),
    }),
  );
}

/** A technology as the form of a company's owner sends it: complete and valid. */
export function technologyForm(overrides: Partial<TechnologyInput> = {}): TechnologyInput {
  return {
    name: 'Sample process',
    description: 'A process that turns one sample into another sample.',
    detailedDescription: '',
    focusArea: 'energy-storage',
    status: 'emerging',
    developmentStage: 'pilot',
    readinessLevel: 5,
    tags: ['sample'],
    isListedForSale: false,
    applications: [],
    keyInnovators: [],
    ...overrides,
  };
}

/** Adds a technology without going through the API and returns its id. */
export function aTechnology(
  deps: Pick<Deps, 'database' | 'now'>,
  {
    companyId = null,
    evidence,
    ...overrides
  }: Partial<TechnologyInput> & { companyId?: number | null; evidence?: TechnologyEvidence } = {},
): Promise<number> {
  const { pictures: _, ...technology } = technologyInput.parse(technologyForm(overrides));
  return deps.database.write((trx) =>
    insertTechnology(deps.database, trx, {
      ...technology,
      companyId,
      detailedDescription: toSafeHtml(technology.detailedDescription ?? ''),
      createdAt: deps.now().toISOString(),
      ...(evidence && { evidence }),
    }),
  );
}
