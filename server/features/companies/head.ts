import { presentSector } from '#server/features/focus-areas/index.ts';
import type { PageHead } from '#server/platform/records/page-head.ts';
import type { StructuredData, Surroundings } from '#server/platform/records/structured-data.ts';
import { type FullCompanyRow, findCompany } from './store.ts';

/** The head of a company's page. */
export const findCompanyHead: PageHead['find'] = async (database, key) => {
  const row = await findCompany(database, Number(key));
  return (
    row && {
      title: row.name,
      description: row.description,
      preview: { kind: 'Company', detail: `${presentSector(row).title} · ${row.location}` },
      structured: (around) => structuredCompany(row, around),
    }
  );
};

/** The head of the forms about a company, for its owner or a claimant. */
export const findCompanyFormHead: PageHead['find'] = async (database, key) => {
  const row = await findCompany(database, Number(key));
  return row && { title: row.name, description: row.description, isPrivate: true };
};

function structuredCompany(row: FullCompanyRow, { url, image }: Surroundings): StructuredData {
  return {
    '@type': 'Organization',
    name: row.name,
    description: row.description,
    url: row.website_url ?? url,
    mainEntityOfPage: url,
    image,
    foundingDate: String(row.founded_year),
    knowsAbout: presentSector(row).title,
    address: {
      '@type': 'PostalAddress',
      addressLocality: row.location,
      ...(row.country && { addressCountry: row.country.toUpperCase() }),
    },
    ...(row.employee_count !== null && {
      numberOfEmployees: { '@type': 'QuantitativeValue', value: row.employee_count },
    }),
  };
}
