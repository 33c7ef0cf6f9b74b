import { presentSector } from '#server/features/focus-areas/index.ts';
import type { PageHead } from '#server/platform/records/page-head.ts';
import { findTechnology } from './store.ts';

/** The head of a technology's page. */
export const findTechnologyHead: PageHead['find'] = async (database, key) => {
  const row = await findTechnology(database, Number(key));
  if (!row) return undefined;
  const sector = presentSector(row).title;
  return {
    title: row.name,
    description: row.description,
    preview: { kind: 'Technology', detail: [sector, row.company_name].filter(Boolean).join(' · ') },
    structured: ({ url, image }) => ({
      '@type': 'Product',
      name: row.name,
      description: row.description,
      url,
      image,
      category: sector,
      ...(row.company_name && { manufacturer: { '@type': 'Organization', name: row.company_name } }),
    }),
  };
};

/** The head of the form of a technology, for the owner of its company. */
export const findTechnologyFormHead: PageHead['find'] = async (database, key) => {
  const row = await findTechnology(database, Number(key));
  return row && { title: row.name, description: row.description, isPrivate: true };
};
