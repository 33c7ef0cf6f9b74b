import Database from 'better-sqlite3';
import { z } from 'zod';

import { type KeptKind, keptKinds } from '#contract/desktop/kept-search.ts';
import { countCap } from '#contract/kit/paging.ts';
import { type SearchQuery, toFts5 } from '#contract/kit/search-words.ts';
import { searchHit } from '#contract/search.ts';
import type { KeptDocument } from './documents/document.ts';
import { type Order, prepareKind, type Statements } from './kept-tables.ts';

const storedHit = searchHit.extend({ storedAt: z.number() });
const storedCard = z.object({ card: z.string(), storedAt: z.number() });

/** A page of a list: the records as JSON, in order, and from when the oldest of them is (milliseconds since 1970). */
export interface CardPage {
  cards: unknown[];
  oldest: number;
}

export interface CardQuery {
  /** The words and filters; `null` for all. */
  query: SearchQuery | null;
  /** Records that match this, too, come first. */
  first?: SearchQuery | null;
  order: Order;
  limit: number;
  offset: number;
}

const number = z.number();
const numbers = z.array(number);

/** The records of one user's kept answers, searched as the server searches. It lives in memory and ends with `close`. */
export function createKeptIndex() {
  const db = new Database(':memory:');
  const kinds = Object.fromEntries(keptKinds.map((kind) => [kind, prepareKind(db, kind)])) as Record<
    KeptKind,
    Statements
  >;
  const byOrder = new Map<string, ReturnType<Statements['ids']>>();
  const idsOf = (kind: KeptKind, order: Order) => {
    const key = `${kind} ${order}`;
    const known = byOrder.get(key) ?? kinds[kind].ids(order);
    byOrder.set(key, known);
    return known;
  };
  const latest = new Map<KeptKind, number>();
  const knownRow = z.object({ storedAt: z.number(), isWhole: z.number() }).optional();

  const put = ({ kind, hit, lexemes, card, amount, isWhole }: KeptDocument, storedAt: number): void => {
    const table = kinds[kind];
    latest.set(kind, Math.max(latest.get(kind) ?? 0, storedAt));
    const known = knownRow.parse(table.known.get(hit.id));
    const isNewer = !known || storedAt >= known.storedAt;
    // A list does not know all the words of the record's own page, so those stay; what is shown is the newest.
    const hasMoreWords = !known || (isNewer ? isWhole || known.isWhole === 0 : isWhole && known.isWhole === 0);
    if (isNewer) {
      const name = hit.title
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim()
        .toLowerCase();
      const json = card && JSON.stringify(card);
      table.write.run(hit.id, name, amount, storedAt, known?.isWhole ?? 0, hit.title, hit.detail, hit.path, json);
    }
    if (!hasMoreWords) return;
    if (known) table.removeWords.run(hit.id);
    if (isWhole) table.markWhole.run(hit.id);
    table.addWords.run(hit.id, lexemes().join(' '));
  };

  /** The ids of a list that has some records first; those are left out of what follows. */
  const idsInTwo = (kind: KeptKind, query: string, first: string, { order, limit, offset }: CardQuery): unknown[] => {
    const { matching } = idsOf(kind, order);
    const ahead = matching.all(first, limit, offset);
    if (ahead.length === limit) return ahead;
    const before = number.parse(kinds[kind].count.get(first, -1));
    const rest = matching.all(`(${query}) NOT (${first})`, limit - ahead.length, Math.max(0, offset - before));
    return [...ahead, ...rest];
  };

  return {
    put,
    /** Writes several at once, which is faster. */
    inOneGo: (work: () => void): void => db.transaction(work)(),
    remove: (kind: KeptKind, id: number): void => {
      if (kinds[kind].remove.run(id).changes > 0) kinds[kind].removeWords.run(id);
    },
    /** The newest matching records of a kind. */
    hits: (kind: KeptKind, query: SearchQuery, limit: number) =>
      z.array(storedHit).parse(kinds[kind].hits.all(toFts5(query), limit)),
    cards: (kind: KeptKind, asked: CardQuery): CardPage => {
      const { query, first, order, limit, offset } = asked;
      const { all, matching } = idsOf(kind, order);
      const found = !query
        ? all.all(limit, offset)
        : first
          ? idsInTwo(kind, toFts5(query), toFts5(first), asked)
          : matching.all(toFts5(query), limit, offset);
      const rows = numbers.parse(found).map((id) => storedCard.parse(kinds[kind].card.get(id)));
      return {
        cards: rows.map(({ card }) => JSON.parse(card) as unknown),
        oldest: Math.min(...rows.map(({ storedAt }) => storedAt)),
      };
    },
    /** The title of a record; `null` where it is not kept. */
    titleOf: (kind: KeptKind, id: number): string | null =>
      z.string().nullable().catch(null).parse(kinds[kind].title.get(id)),
    /** How many match, counted up to one more than lists say. */
    count: (kind: KeptKind, query: SearchQuery | null): number => {
      const { count, countAll } = kinds[kind];
      return number.parse(query ? count.get(toFts5(query), countCap + 1) : countAll.get(countCap + 1));
    },
    /** When the latest answer with a record of this kind came; `null` where nothing of the kind is kept. */
    latest: (kind: KeptKind): number | null => latest.get(kind) ?? null,
    close: (): void => {
      db.close();
    },
  };
}
export type KeptIndex = ReturnType<typeof createKeptIndex>;
