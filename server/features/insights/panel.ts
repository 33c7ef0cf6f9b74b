import type { Chart, InsightChart, Market, MarketKind } from '#contract/insights.ts';
import { idParam } from '#contract/kit/fields.ts';
import type { Deps } from '#server/deps.ts';
import { sectorOfCompany } from '#server/features/companies/index.ts';
import { sectorOfTechnology } from '#server/features/technologies/index.ts';
import { marketNames, presentMarket } from './markets.ts';
import { findReport } from './report-store.ts';

export interface Panel {
  market: Market;
  figures: { label: string; value: number; chart: InsightChart }[];
}

type Of = 'company' | 'technology' | 'focus-area';

/** The headline figures of the market of a record; `null` where it has none. */
export async function panelOf(deps: Pick<Deps, 'database'>, kind: Of, id: string): Promise<Panel | null> {
  const key = await marketOf(deps, kind, id);
  const stored = key && (await findReport(deps.database, key.by, key.id));
  if (!stored) return null;
  const market = presentMarket(stored, await marketNames(deps.database));
  return market ? { market, figures: headlines(stored.charts) } : null;
}

/** Figures of a market in a line each; those that are 0 are left out. */
export function headlines(charts: readonly Chart[]): Panel['figures'] {
  const of = (id: InsightChart) => charts.find((chart) => chart.id === id)?.rows ?? [];
  const sum = (rows: Chart['rows']) =>
    rows.flatMap(({ values }) => values).reduce<number>((all, one) => all + (one ?? 0), 0);
  return [
    {
      label: 'Companies added in the last four quarters',
      value: sum(of('new-companies').slice(-4)),
      chart: 'new-companies' as const,
    },
    {
      label: 'Technologies in the commercial phase',
      value: of('readiness').at(-1)?.values.at(-1) ?? 0,
      chart: 'readiness' as const,
    },
    { label: 'Published listings', value: sum(of('listings')), chart: 'listings' as const },
    { label: 'Open jobs', value: sum(of('hiring')), chart: 'hiring' as const },
  ].filter(({ value }) => value > 0);
}

async function marketOf(
  { database }: Pick<Deps, 'database'>,
  kind: Of,
  id: string,
): Promise<{ by: MarketKind; id: string } | null> {
  if (kind === 'focus-area') return { by: 'focus-area', id };
  const number = idParam.safeParse(id);
  if (!number.success) return null;
  const sector = await (kind === 'company' ? sectorOfCompany : sectorOfTechnology)(database, number.data);
  return sector === undefined ? null : { by: 'sector', id: sector };
}
