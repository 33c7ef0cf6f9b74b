import { setImmediate } from 'node:timers/promises';

import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { InsightFactsTable } from '#server/platform/db/tables/insights.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import type { RecordKind } from '../facts.ts';
import { quartersUpTo } from '../quarters.ts';
import { deleteReport, findMarkets, saveReports } from '../report-store.ts';
import { deleteFacts, findFactsOf, saveFacts } from './facts-store.ts';
import { type SourceRecord, sources } from './sources.ts';
import { type CountedMarket, Tallies } from './tallies.ts';

/** Records read at a stretch, facts in one transaction, and reports in one: each takes some milliseconds. */
const portion = 100;
const reportsAtOnce = 10;

type CountDeps = Pick<Deps, 'database' | 'now'>;

/**
 * Counts the figures of all markets anew, in portions, so that requests are answered in between. The facts of records are
 * compared with those of the last count, and only differences are written. A count that is cut short leaves the reports
 * of the one before.
 */
export async function countMarkets(deps: CountDeps): Promise<void> {
  const now = deps.now();
  const quarters = quartersUpTo(now);
  const tallies = new Tallies();
  for (const kind of Object.keys(sources) as RecordKind[]) {
    let after = 0;
    for (let isMore = true; isMore; ) {
      const records = await sources[kind](deps, { after, limit: portion, quarters, now });
      isMore = records.length === portion;
      const upTo = isMore ? (records.at(-1)?.id ?? after) : Number.MAX_SAFE_INTEGER;
      await writeDifferences(deps, kind, records, { after, upTo });
      for (const record of records) tallies.add(kind, record);
      after = upTo;
      await setImmediate();
    }
  }
  await writeReports(deps, tallies.reports(quarters), now.toISOString());
}

/** Replaces the reports, and deletes those of markets that no longer have records. */
async function writeReports({ database }: CountDeps, all: Iterator<CountedMarket>, countedAt: string): Promise<void> {
  const counted = new Set<string>();
  const next = () =>
    Array.from({ length: reportsAtOnce }, () => all.next()).flatMap(({ done, value }) => (done ? [] : [value]));
  for (let reports = next(); reports.length > 0; reports = next()) {
    await database.write((trx) => saveReports(trx, reports, countedAt));
    for (const { by, id } of reports) counted.add(`${by}/${id}`);
    await setImmediate();
  }
  const empty = (await findMarkets(database)).filter((row) => !counted.has(`${row.kind}/${row.slug}`));
  await database.write(async (trx) => {
    for (const market of empty) await deleteReport(trx, market);
  });
}

/** Makes the facts of these records what they are now, and deletes those of records in between, which are not public. */
async function writeDifferences(
  { database }: CountDeps,
  kind: RecordKind,
  records: readonly SourceRecord[],
  range: { after: number; upTo: number },
): Promise<void> {
  const wanted = new Map(records.flatMap((record) => rowsOf(kind, record)).map((row) => [keyOf(row), row]));
  const stale: InsightFactsTable[] = [];
  for await (const row of storedFacts(database, kind, range)) {
    const key = keyOf(row);
    const now = wanted.get(key);
    if (!now) stale.push(row);
    else if (isSame(now, row)) wanted.delete(key);
  }
  const changed = [...wanted.values()];
  for (let index = 0; index < Math.max(changed.length, stale.length); index += portion) {
    await database.write(async (trx) => {
      await deleteFacts(trx, stale.slice(index, index + portion));
      await saveFacts(trx, changed.slice(index, index + portion));
    });
    await setImmediate();
  }
}

/** The stored facts of a range, read in portions; a record's facts are never split, for none has a thousand. */
async function* storedFacts(
  database: Deps['database'],
  kind: RecordKind,
  { after, upTo }: { after: number; upTo: number },
) {
  const limit = 1000;
  for (let from = after; ; ) {
    const rows = await findFactsOf(database, kind, { after: from, upTo, limit });
    const last = rows.at(-1)?.item_id ?? from;
    const isMore = rows.length === limit;
    yield* isMore ? rows.filter(({ item_id: id }) => id < last) : rows;
    if (!isMore) return;
    from = last - 1;
    await setImmediate();
  }
}

function rowsOf(kind: RecordKind, { id, markets, facts }: SourceRecord): InsightFactsTable[] {
  return facts.map((fact) => ({ kind, item_id: id, ...fact, ...markets }));
}

function keyOf({ item_id, figure, at }: InsightFactsTable): string {
  return `${item_id} ${figure} ${at}`;
}

function isSame(one: InsightFactsTable, other: InsightFactsTable): boolean {
  return (['amount', 'area', 'sector', 'country'] as const).every((column) => one[column] === other[column]);
}

/** Every hour, the first time when the program starts. */
export const countJob: Job = { name: 'insights', every: hour, longest: hour, run: countMarkets };
