import { readinessPhases } from '#contract/technologies.ts';
import type { MarketTechnology } from '#server/features/technologies/index.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import type { Contribution } from '../facts.ts';
import { dayAfter, type Quarter, quarterInWords, quarterOf } from '../quarters.ts';
import { type ChartMaker, ofRecords } from './chart.ts';

/** Stands in a figure for the quarter in which a phase ends, as long as it has not. */
const now = 'now';

const phases = readinessPhases.map(({ upTo, name }, index) => ({
  id: String(upTo),
  upTo,
  label: `${name} (${levels((readinessPhases[index - 1]?.upTo ?? 0) + 1, upTo)})`,
}));

function levels(first: number, last: number): string {
  return first === last ? `level ${last}` : `levels ${first} to ${last}`;
}

interface Stay {
  phase: string;
  /** The level at the end of the stay. */
  level: number;
  since: string;
  /** The quarter in which the next phase began. */
  until: Quarter;
}

/** The phases of a technology, oldest first. */
function staysOf({ levels: all }: MarketTechnology): Stay[] {
  const stays: Stay[] = [];
  for (const { level, since } of all) {
    const phase = phases.find(({ upTo }) => level <= upTo)?.id ?? '';
    const last = stays.at(-1);
    if (last?.phase === phase) last.level = level;
    else {
      if (last) last.until = quarterOf(since);
      stays.push({ phase, level, since, until: now });
    }
  }
  return stays;
}

/** A technology in the phase that it had at the end of each quarter. */
export function readinessOf(technology: MarketTechnology, quarters: readonly Quarter[]): Contribution {
  const stays = staysOf(technology).map((stay) => ({ ...stay, from: quarterOf(stay.since) }));
  // A letter sorts after the digits of every quarter.
  const isAt = (quarter: Quarter) => (stay: (typeof stays)[number]) => stay.from <= quarter && stay.until > quarter;
  const seen = stays.filter((stay) => quarters.some((quarter) => isAt(quarter)(stay)));
  return {
    facts: seen.map(({ phase, level, since, until }) => ({
      figure: `readiness/${phase}/${until}`,
      at: since.slice(0, 10),
      amount: level,
    })),
    counts: quarters.flatMap((quarter) =>
      seen.filter(isAt(quarter)).map(({ phase }): [string, number] => [`readiness/${quarter}/${phase}`, 1]),
    ),
  };
}

export const readiness: ChartMaker = {
  id: 'readiness',
  make: (tally, quarters) =>
    ofRecords(
      'Technologies by their phase at the end of each quarter, of the last one by now. A technology counts from when it was added; changes of its level are recorded since Insights exist.',
      phases.map(({ id, label }) => ({ id, label })),
      quarters.map((id) => ({
        id,
        label: quarterInWords(id),
        values: phases.map((phase) => tally.get(`readiness/${id}/${phase.id}`) ?? 0),
      })),
    ),
  figuresOf: ({ row, column }, quarters) => ({
    figures: [...quarters.filter((quarter) => quarter > row), now].map((until) => `readiness/${column}/${until}`),
    before: dayAfter(row),
  }),
  detail: ({ figure, at, amount }) =>
    `${figure.endsWith(`/${now}`) ? `Level ${amount}, in` : 'In'} this phase since ${dayInWords(at)}`,
};
