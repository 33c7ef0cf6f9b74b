import { sectorFacets } from '#contract/focus-areas-sectors.ts';
import { newestBy } from '#server/platform/db/newest-by.ts';
import type { Arrivals } from '#server/platform/records/record.ts';

/** The arrivals of records whose sector may be a focus area. Their place is their number. */
export function sectorArrivals(table: 'companies' | 'technologies'): Arrivals {
  // Both tables have the columns read here; the compiler checks them under this name.
  const records = table === 'companies' ? ('companies' as const) : ('technologies as companies' as 'companies');
  return {
    last: (database, by) => newestBy(database, table, by),
    async find({ db }, { after, upTo, limit }) {
      const rows = await db
        .selectFrom(records)
        .where('companies.id', '>', after)
        .where('companies.id', '<=', upTo)
        .where('companies.hold', 'is', null)
        .select(['companies.id', 'companies.sector'])
        .orderBy('companies.id')
        .limit(limit)
        .execute();
      const slugs = [...new Set(rows.flatMap(({ sector }) => sectorFacets(sector)))];
      if (slugs.length === 0) return [];
      const areas = await db.selectFrom('focus_areas').where('slug', 'in', slugs).select(['id', 'slug']).execute();
      return rows.map(({ id, sector }) => {
        const found = sectorFacets(sector);
        return { id, place: id, areaIds: areas.filter(({ slug }) => found.includes(slug)).map((area) => area.id) };
      });
    },
  };
}
