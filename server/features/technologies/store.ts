import { type AliasableExpression, type Expression, type Kysely, sql } from 'kysely';
import { countCap } from '#contract/kit/paging.ts';
import { narrowed, type SearchQuery } from '#contract/kit/search-words.ts';
import { areaTitle } from '#server/features/focus-areas/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { TechnologiesTable } from '#server/platform/db/tables/companies.ts';
import { type FewMatching, fewMatching, fewOf, newestOfFew } from '#server/platform/search/few-matches-store.ts';
import {
  allMatching,
  askedMatch,
  askedParams,
  type Match,
  matchOf,
  newestMatching as newestOf,
} from '#server/platform/search/matches-store.ts';

/** The columns of a card. */
export interface TechnologyRow
  extends Pick<
    TechnologiesTable,
    | 'name'
    | 'description'
    | 'sector'
    | 'status'
    | 'readiness_level'
    | 'tags'
    | 'image_url'
    | 'is_listed_for_sale'
    | 'company_id'
  > {
  id: number;
  company_name: string | null;
  company_logo: string | null;
  /** The country of its company. */
  country: string | null;
  has_patents: number;
  patent_count: number;
  area_title: string | null;
}

/** The columns of a technology's page. */
export interface FullTechnologyRow
  extends TechnologyRow,
    Omit<TechnologiesTable, 'id' | 'version' | 'hold' | 'pictures' | keyof TechnologyRow> {
  version: number;
  pictures: string;
  /** The owner of its company. */
  owner_id: number | null;
  hold: 'hidden' | 'removed' | null;
}

/** The columns of a technology on a company's page. */
export interface CompanyTechnologyRow
  extends Pick<TechnologiesTable, 'name' | 'development_stage' | 'description' | 'is_listed_for_sale'> {
  id: number;
}

export interface TechnologyQuery {
  search: SearchQuery | null;
  /** Only technologies older than this id. */
  before: number | undefined;
  limit: number;
}

/** A figure with few values, by which technologies are sorted. */
export interface Levels {
  column: 'readiness_level' | 'patent_count';
  /** The lexeme of technologies with this value. */
  facetOf: (level: number) => string;
  /** All values in the wanted order. */
  levels: readonly number[];
}

/** Up to so many matches are sorted; of more, the page is soon full of those of the first levels. */
export const sortedTechnologies = 500;

/**
 * Technologies by a figure, the newest of a level first: each level is looked up until the page is full.
 *
 * @param matching how many match: few of them are sorted instead
 */
export async function findByLevel(
  database: Database,
  order: Levels,
  query: Omit<TechnologyQuery, 'before'> & { after: { level: number; id: number } | undefined },
  matching: FewMatching,
): Promise<TechnologyRow[]> {
  const { search, after, limit } = query;
  const { levels, facetOf } = order;
  if (search && (matching.ids !== null || matching.total <= sortedTechnologies)) {
    return findSorted(database, order, { ...query, search }, matching);
  }
  const found: TechnologyRow[] = [];
  for (const level of after ? levels.slice(Math.max(0, levels.indexOf(after.level))) : levels) {
    if (found.length >= limit) break;
    const before = level === after?.level ? after.id : undefined;
    const ofLevel = narrowed(search ?? [], facetOf(level));
    found.push(...(await findTechnologies(database, { search: ofLevel, before, limit: limit - found.length })));
  }
  return found;
}

/** The same out of a few matches, which are sorted. */
function findSorted(
  { db, dialect, read }: Database,
  { column, levels: [first = 0, second = 0] }: Levels,
  { search, after, limit }: { search: SearchQuery; after: { level: number; id: number } | undefined; limit: number },
  { ids: few }: FewMatching,
): Promise<TechnologyRow[]> {
  const direction = first > second ? ('desc' as const) : ('asc' as const);
  const figure = sql.ref(`technologies.${column}`);
  const beyond = sql.raw(direction === 'desc' ? '<' : '>');
  const found =
    few === null
      ? allMatching(dialect, 'technology_search', askedMatch(matchOf({ dialect }, search)))
      : fewOf(sql.val(few));
  const ids = db
    .selectFrom(found.as('found'))
    .innerJoin('technologies', 'technologies.id', 'found.id')
    .$if(after !== undefined, (qb) =>
      qb.where(
        sql<boolean>`(${figure} ${beyond} ${after?.level} or (${figure} = ${after?.level} and technologies.id < ${after?.id}))`,
      ),
    )
    .orderBy(`technologies.${column}`, direction)
    .orderBy('technologies.id', 'desc')
    .limit(limit)
    .select('technologies.id');
  const page = cards(db, ids).clearOrderBy().orderBy(`technologies.${column}`, direction);
  return read<TechnologyRow>(page.orderBy('technologies.id', 'desc').compile());
}

/** Technologies, newest first. With `search`, the index gives the ids; any mix costs one look-up. */
export function findTechnologies(
  database: Database,
  { search, before, limit }: TechnologyQuery,
): Promise<TechnologyRow[]> {
  const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
  return search ? newestMatching(database, { ...page, ...matchOf(database, search) }) : newest(database, page);
}

/** A page of the newest, and how many match in all, counted up to one past the cap. */
export async function findPage(
  database: Database,
  query: TechnologyQuery,
): Promise<{ rows: TechnologyRow[]; total: number }> {
  const { search, before, limit } = query;
  if (search && database.dialect === 'postgres') {
    const { total, ids } = await countTechnologies(database, search);
    const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
    if (ids === null) return { rows: await findTechnologies(database, query), total };
    return { rows: total === 0 ? [] : await ofFew(database, { ...page, ids }), total };
  }
  const rows = await findTechnologies(database, query);
  const isAll = before === undefined && rows.length < limit;
  return { rows, total: isAll ? rows.length : (await countTechnologies(database, search)).total };
}

/** Counts the matching technologies, up to one past the cap; on PostgreSQL with their numbers where they are few. */
export async function countTechnologies(database: Database, search: SearchQuery | null): Promise<FewMatching> {
  const [row] = search ? await countMatching(database, matchOf(database, search)) : await countAll(database, {});
  return { total: 0, ids: null, ...row };
}

/** One public technology, or `undefined`. */
export async function findTechnology(database: Database, id: number): Promise<FullTechnologyRow | undefined> {
  const [row] = await one(database, { id });
  return row;
}

/** One technology, withheld or not: for the owner of its company and admins. */
export async function findAnyTechnology(database: Database, id: number): Promise<FullTechnologyRow | undefined> {
  const [row] = await oneInAnyState(database, { id });
  return row;
}

/** The technologies of a company in the order of entry. `withHidden`: hidden ones too, but not removed ones. */
export function findTechnologiesOf(
  database: Database,
  companyId: number,
  { withHidden }: { withHidden: boolean },
): Promise<CompanyTechnologyRow[]> {
  return (withHidden ? ofCompanyWithHidden : ofCompany)(database, { companyId });
}

const cardColumns = [
  'technologies.id',
  'technologies.name',
  'technologies.description',
  'technologies.sector',
  'technologies.status',
  'technologies.readiness_level',
  'technologies.tags',
  'technologies.image_url',
  'technologies.is_listed_for_sale',
  'technologies.company_id',
  'companies.name as company_name',
  'companies.logo_url as company_logo',
  'companies.country',
  'technologies.patent_count',
  sql<number>`case when technologies.patents = '[]' then 0 else 1 end`.as('has_patents'),
  areaTitle('technologies.sector'),
] as const;

interface Page {
  before: number;
  limit: number;
}

const newest = prepare((db, param: Param<Page>) =>
  cards(
    db,
    db
      .selectFrom('technologies')
      .where('hold', 'is', null)
      .where('id', '<', param('before'))
      .orderBy('id', 'desc')
      .limit(param('limit'))
      .select('id'),
  ),
);

const newestMatching = prepare((db, param: Param<Page & Match>, dialect) => {
  const page = { before: param('before'), limit: param('limit') };
  return cards(db, newestOf(dialect, 'technology_search', askedParams(param), page));
});

const countAll = prepare((db, _param: Param<object>) =>
  counted(
    db,
    // The search index has a row for each, and its rows are small.
    db
      .selectFrom('technology_search')
      .select('rowid as id')
      .orderBy('rowid')
      .limit(countCap + 1),
  ),
);

const countMatching = prepare((db, param: Param<Match>, dialect) =>
  fewMatching(db, dialect, 'technology_search', askedParams(param)),
);

const ofFew = prepare((db, param: Param<Page & { ids: string }>) =>
  cards(db, newestOfFew(param('ids'), { before: param('before'), limit: param('limit') })),
);

const one = prepare((db, param: Param<{ id: number }>) => full(db, param('id')).where('technologies.hold', 'is', null));

const oneInAnyState = prepare((db, param: Param<{ id: number }>) => full(db, param('id')));

function full(db: Kysely<Schema>, id: Expression<number>) {
  return db
    .selectFrom('technologies')
    .leftJoin('companies', 'companies.id', 'technologies.company_id')
    .where('technologies.id', '=', id)
    .select([
      ...cardColumns,
      'technologies.detailed_description',
      'technologies.development_stage',
      'technologies.year_developed',
      'technologies.key_innovators',
      'technologies.applications',
      'technologies.patents',
      'technologies.publications',
      'technologies.metrics',
      'technologies.development_stages',
      'technologies.sources',
      'technologies.pictures',
      'technologies.created_at',
      'technologies.updated_at',
      'technologies.version',
      'technologies.hold',
      'companies.owner_id',
    ]);
}

const ofCompany = prepare((db, param: Param<{ companyId: number }>) =>
  entered(db, param('companyId')).where('hold', 'is', null),
);

const ofCompanyWithHidden = prepare((db, param: Param<{ companyId: number }>) =>
  entered(db, param('companyId')).where((where) =>
    where.or([where('hold', 'is', null), where('hold', '=', sql.lit('hidden'))]),
  ),
);

function entered(db: Kysely<Schema>, companyId: Expression<number>) {
  return db
    .selectFrom('technologies')
    .where('company_id', '=', companyId)
    .select(['id', 'name', 'development_stage', 'description', 'is_listed_for_sale'])
    .orderBy('id');
}

type Ids = AliasableExpression<{ id: number }>;

/** The cards of these technologies, newest first. A cross join keeps the order that is written (SQLite). */
function cards(db: Kysely<Schema>, ids: Ids) {
  return db
    .selectFrom(ids.as('page'))
    .crossJoin('technologies')
    .leftJoin('companies', 'companies.id', 'technologies.company_id')
    .whereRef('technologies.id', '=', 'page.id')
    .select(cardColumns)
    .orderBy('technologies.id', 'desc');
}

function counted(db: Kysely<Schema>, ids: Ids) {
  return db.selectFrom(ids.as('counted')).select(() => sql<number>`count(*)`.as('total'));
}
