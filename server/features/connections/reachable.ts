import type { listReachable } from '#contract/connections.ts';
import type { HandlerResult, ParsedInput } from '#contract/kit/endpoint.ts';
import { countCap, defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { findCards, membersAmong, presentMember } from '#server/features/members/index.ts';
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
): Promise<HandlerResult<typeof listReachable>> {
  const found = await findReachable(database, viewerId);
  const isCapped = found.length > mostReachable;
  const nearest = found.slice(0, mostReachable);
  const among = await membersAmong(
    database,
    nearest.map(({ id }) => id),
    filters,
  );
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
