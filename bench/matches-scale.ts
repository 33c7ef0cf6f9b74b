import type { MatchKind } from '#contract/matches.ts';
import { findMatches } from '#server/features/matches/matches.ts';
import type { Database } from '#server/platform/db/database.ts';
import { connectMembers } from './support/fill-connections.ts';
import { wishfulMember } from './support/fill-members.ts';
import { withFilled } from './support/filled-database.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';

/** The members whose matches are timed, each with this many connections. */
const asked = 60;
const connections = 100;

/** Events are few, and all of them are looked at. */
const kinds = ['member', 'company', 'technology', 'listing'] as const satisfies readonly MatchKind[];

/**
 * The first page of a member's matches of each kind among 1,000,000 records, those with members by people in common, too;
 * and the processor time of the same in this process. See `withFilled` for the options.
 */
export const run: Benchmark = (args) =>
  withFilled(args, ['member_profiles', 'companies', 'technologies', 'listings'], measure);

async function measure(database: Database, records: number): Promise<Figure[]> {
  const ids = Array.from({ length: asked }, (_, index) => wishfulMember(index * 7919, records));
  await connectMembers(database, { ids, connections, records });
  const deps = { database, now: () => new Date('2026-11-22T12:00:00Z') };
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const found: number[] = [];
    const processor: number[] = [];
    const times = await timesOf(asked, async (index) => {
      const before = process.cpuUsage();
      const { items } = await findMatches(deps, ids[index] ?? 1, kind);
      const { user, system } = process.cpuUsage(before);
      processor.push((user + system) / 1000);
      found.push(items.length);
    });
    const median = processor.toSorted((a, b) => a - b)[Math.floor(processor.length / 2)] ?? Number.NaN;
    figures.push(
      ...percentiles(`matches of kind ${kind}`, times),
      { what: `${kind}: processor time, median`, value: median, unit: 'ms', bound: null },
      {
        what: `${kind}: found, fewest`,
        value: Math.min(...found),
        unit: '',
        bound: kind === 'member' ? { atLeast: 10 } : null,
      },
    );
  }
  return figures;
}
