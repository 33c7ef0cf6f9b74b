import type { listReachable } from '#contract/connections.ts';
import type { CallResult, ParsedInput } from '#contract/kit/endpoint.ts';
import { countCap, defaultPageSize } from '#contract/kit/paging.ts';
import type { MemberQueryFilters } from '#contract/members-facets.ts';
import type { CityCount } from '#contract/places.ts';
import type { Deps } from '#server/deps.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { findCards, membersAmong, presentMember } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { connectionsInCommon } from './common-store.ts';
import { findReachable, mostReachable } from './reachable-store.ts';

/** Connections in common that are named. */
const named = 3;

/** A page of the members whom the viewer can meet through their connections (rule reachable-members). */
export async function reachablePage(
  { database }: Pick<Deps, 'database'>,
  viewerId: number,
  { facets, limit = defaultPageSize, cursor, ...filters }: ParsedInput<typeof listReachable>['query'],
): Promise<CallResult<typeof listReachable>> {
  const { nearest, isCapped, among } = await reachableAmong(database, viewerId, filters);
  const matching = nearest.filter(({ id }) => among.ids.has(id));
  const start = decodeIdCursor(cursor) ?? 0;
  const shown = matching.slice(start, start + limit);
  const ids = shown.map(({ id }) => id);
  const [cards, { through }, areas] = await Promise.all([
    findCards(database, ids),
    connectionsInCommon(database, viewerId, ids),
    listAreas(database),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return {
    items: shown.flatMap(({ id, common }) => {
      const card = cardOf.get(id);
      if (!card) return [];
      return [
        {
          ...presentMember(card, areas),
          through: { members: (through.get(id) ?? []).slice(0, named), count: common },
        },
      ];
    }),
    nextCursor: matching.length > start + limit ? encodeIdCursor(start + limit) : null,
    count: { value: Math.min(matching.length, countCap), isCapped },
    ...(facets && { facets: among.counts() }),
  };
}

/** The cities of the same members (rule reachable-members). */
export async function reachableCities(
  { database }: Pick<Deps, 'database'>,
  viewerId: number,
  filters: MemberQueryFilters,
): Promise<CityCount[]> {
  return (await reachableAmong(database, viewerId, filters)).among.cities();
}

async function reachableAmong(database: Database, viewerId: number, filters: MemberQueryFilters) {
  const found = await findReachable(database, viewerId);
  const nearest = found.slice(0, mostReachable);
  const ids = nearest.map(({ id }) => id);
  return { nearest, isCapped: found.length > mostReachable, among: await membersAmong(database, ids, filters) };
}
