import { sql } from 'kysely';

/** What admins call the focus area of a company or a technology; `null` where the network has none of its id. */
export function areaTitle(column: 'companies.sector' | 'technologies.sector') {
  return sql<string | null>`(select title from focus_areas where slug = ${sql.ref(column)})`.as('area_title');
}
