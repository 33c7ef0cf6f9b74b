import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findMatches } from '#server/features/matches/matches.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { type CaseRecord, foundKinds, isHeldBack, listOf, readCases } from './matches/dataset.ts';
import { fillCases } from './matches/fill.ts';
import { ndcg } from './matches/ndcg.ts';
import { byAllWords, byPopularity, bySearch, type Rival } from './matches/rivals.ts';
import type { Benchmark, Figure } from './support/report.ts';

/** What the held-back half must reach, and by how much it must be better than its rivals. */
const bounds = { heldBack: 0.85, ahead: 0.25 };

/** How good the matches are: nDCG@10 for the cases of bench/matches, of ours and of simpler rankings. */
export const run: Benchmark = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await migrate(database);
    const now = new Date('2026-11-22T12:00:00Z');
    const deps = { database, now: () => now };
    const cases = readCases();
    const ids = await fillCases(deps, cases);
    const ours: Ranking = async (person, records) => {
      const { items } = await findMatches(deps, ids.get(person.id) ?? 0, records[0]?.kind ?? 'member');
      const byId = new Map(records.map((one) => [ids.get(one.id), one]));
      return items.flatMap(({ id }) => byId.get(id) ?? []);
    };
    const alone =
      (rival: Rival): Ranking =>
      (person, records) =>
        Promise.resolve(rival(person, records));
    const [mine, popular, search, words] = [
      await measure(cases, ours),
      await measure(cases, alone(byPopularity)),
      await measure(cases, alone(bySearch)),
      await measure(cases, alone(byAllWords)),
    ];
    return [
      ...figuresOf('ours', mine, { atLeast: bounds.heldBack }),
      ...figuresOf('popularity', popular, null),
      ...figuresOf('search for what they want', search, null),
      ...figuresOf('all words of the profile', words, null),
      {
        what: 'ahead of popularity, held back',
        value: mine.heldBack - popular.heldBack,
        unit: '',
        bound: { atLeast: bounds.ahead },
      },
      {
        what: 'ahead of a search for what they want, held back',
        value: mine.heldBack - search.heldBack,
        unit: '',
        bound: { atLeast: bounds.ahead },
      },
      {
        what: 'ahead of a search with all words, held back',
        value: mine.heldBack - words.heldBack,
        unit: '',
        bound: { atLeast: bounds.ahead },
      },
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

type Ranking = (person: CaseRecord, records: readonly CaseRecord[]) => Promise<readonly CaseRecord[]>;

interface Measured {
  chosenWith: number;
  heldBack: number;
  kinds: ReadonlyMap<string, number>;
}

/** The mean over people of the mean over the kinds of which there is something for them to find. */
async function measure(cases: readonly CaseRecord[], rank: Ranking): Promise<Measured> {
  const halves: [number[], number[]] = [[], []];
  const kinds = new Map<string, number[]>();
  for (const person of cases.filter(({ kind }) => kind === 'member')) {
    const values: number[] = [];
    for (const kind of foundKinds) {
      const grades = person.finds.get(kind) ?? new Map<string, number>();
      const order = await rank(person, foreign(cases, person, kind));
      const value = ndcg(
        order.map(({ id }) => grades.get(id) ?? 0),
        [...grades.values()],
      );
      if (value === null) continue;
      values.push(value);
      if (isHeldBack(person.id)) kinds.set(kind, [...(kinds.get(kind) ?? []), value]);
    }
    if (values.length > 0) halves[isHeldBack(person.id) ? 1 : 0].push(mean(values));
  }
  return {
    chosenWith: mean(halves[0]),
    heldBack: mean(halves[1]),
    kinds: new Map([...kinds].map(([kind, values]) => [kind, mean(values)])),
  };
}

/** The records of a kind that are neither the person nor theirs, nor people they know. */
function foreign(cases: readonly CaseRecord[], person: CaseRecord, kind: CaseRecord['kind']): CaseRecord[] {
  const owned = new Set(cases.filter(({ named }) => named.includes(person.id)).map(({ id }) => id));
  const isKnown = (one: CaseRecord) =>
    listOf(person, 'knows').includes(one.id) || listOf(one, 'knows').includes(person.id);
  return cases.filter(
    (one) =>
      one.kind === kind &&
      one !== person &&
      !owned.has(one.id) &&
      !one.named.some((name) => owned.has(name)) &&
      !isKnown(one),
  );
}

function figuresOf(what: string, { chosenWith, heldBack, kinds }: Measured, bound: Figure['bound']): Figure[] {
  return [
    { what: `nDCG@10, ${what}, held back`, value: heldBack, unit: '', bound },
    { what: `nDCG@10, ${what}, other half`, value: chosenWith, unit: '', bound: null },
    ...[...kinds].map(([kind, value]) => ({ what: `  ${kind}, held back`, value, unit: '', bound: null })),
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
