import { type Chart, insightCharts, type MarketKind } from '#contract/insights.ts';
import { makers } from '../charts/all.ts';
import { type Attention, type Most, mostChart, topOf } from '../charts/most.ts';
import { columnOf, type Markets, type RecordKind } from '../facts.ts';
import type { Quarter } from '../quarters.ts';

/** A record that was counted, with what it adds to each of its markets. */
export interface Counted {
  id: number;
  markets: Markets;
  counts: readonly [string, number][];
  attention: Attention;
}

interface MarketTally {
  records: Record<RecordKind, number>;
  figures: Map<string, number>;
  most: Record<Most, Attention[]>;
}

/** The report of a market, as it is stored. */
export interface CountedMarket {
  by: MarketKind;
  id: string;
  records: Record<RecordKind, number>;
  charts: Chart[];
}

const kinds = Object.keys(columnOf) as MarketKind[];

/** Adds up what records add to their markets. Its size depends on the number of markets, not of records. */
export class Tallies {
  readonly #markets = new Map<string, MarketTally>();

  add(kind: RecordKind, record: Counted): void {
    for (const by of kinds) {
      const id = record.markets[columnOf[by]];
      if (id === null) continue;
      const tally = this.#tallyOf(`${by}/${id}`);
      tally.records[kind] += 1;
      for (const [figure, amount] of record.counts)
        tally.figures.set(figure, (tally.figures.get(figure) ?? 0) + amount);
      const { attention } = record;
      if (attention.reads === null && attention.askers === null) continue;
      for (const chart of ['most-read', 'most-asked'] as const)
        tally.most[chart] = topOf(chart, [...tally.most[chart], attention]);
    }
  }

  /** The report of each market with records, made when it is asked for. */
  *reports(quarters: readonly Quarter[]): Generator<CountedMarket> {
    for (const [key, { records, figures, most }] of this.#markets) {
      const [by, id] = key.split('/') as [MarketKind, string];
      const counted = Object.values(makers).map((maker) => ({ id: maker.id, ...maker.make(figures, quarters) }));
      const mosts = (['most-read', 'most-asked'] as const).map((chart) => ({
        id: chart,
        ...mostChart(chart, most[chart]),
      }));
      yield { by, id, records, charts: inOrder([...counted, ...mosts]) };
    }
  }

  #tallyOf(market: string): MarketTally {
    const known = this.#markets.get(market);
    if (known) return known;
    const tally: MarketTally = {
      records: { company: 0, technology: 0, listing: 0 },
      figures: new Map(),
      most: { 'most-read': [], 'most-asked': [] },
    };
    this.#markets.set(market, tally);
    return tally;
  }
}

function inOrder(charts: readonly Chart[]): Chart[] {
  const order = Object.keys(insightCharts);
  return charts.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
