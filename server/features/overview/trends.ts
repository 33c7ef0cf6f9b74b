import { type TrendName, type TrendRange, type Trends, trendNames, trendRanges } from '#contract/overview.ts';
import type { Deps } from '#server/deps.ts';
import { countByDay, findDaily, type Happening, happenings } from './daily-store.ts';
import { addDays, dayOf, lengthOf, type Span, spansOf } from './spans.ts';

/** Figures over time: past days from the stored figures, later ones counted now. */
export async function trendsOf(deps: Pick<Deps, 'database' | 'now'>, range: TrendRange): Promise<Trends> {
  const now = deps.now();
  const spans = spansOf(range, now);
  const from = spans[0]?.from ?? dayOf(now);
  const daily = Map.groupBy(await findDaily(deps.database, trendNames, from), ({ metric }) => metric);
  const until = addDays(dayOf(now), 1);
  const series = await Promise.all(
    trendNames.map(async (name) => {
      const days = new Map((daily.get(name) ?? []).map(({ day, value }) => [day, value]));
      if (isHappening(name)) {
        const last = [...days.keys()].toSorted().at(-1);
        const since = last === undefined ? from : addDays(last, 1);
        for (const { day, value } of await countByDay(deps.database, name, { from: since, until }))
          days.set(day, value);
      }
      return [name, spans.map((span) => valueOf(name, span, days))] as const;
    }),
  );
  return {
    range,
    unit: trendRanges[range],
    spans,
    // All names are present, which the compiler cannot see.
    series: Object.fromEntries(series) as Trends['series'],
  };
}

function isHappening(name: TrendName): name is Happening & TrendName {
  return name in happenings;
}

function valueOf(name: TrendName, span: Span, days: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) sum += days.get(day) ?? 0;
  // A member who comes every day counts once, not seven times.
  return name === 'activeMembers' ? Math.round((10 * sum) / lengthOf(span)) / 10 : sum;
}
