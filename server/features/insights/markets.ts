import { type SectorId, sectors, sectorTitle } from '#contract/focus-areas-sectors.ts';
import type { Market, MarketKind } from '#contract/insights.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countryInWords } from '#server/platform/text/words.ts';
import type { MarketRow } from './report-store.ts';

/** The name of a market; `undefined` for a focus area that the network no longer has. */
export type NameOf = (by: MarketKind, id: string) => string | undefined;

/** Names of markets, with the titles that focus areas have now. */
export async function marketNames(database: Database): Promise<NameOf> {
  const titles = new Map((await listAreas(database)).map(({ slug, title }) => [slug, title]));
  return (by, id) => {
    if (by === 'country') return countryInWords(id);
    if (by === 'focus-area') return titles.get(id);
    const sector = sectors.find((one) => one.id === id);
    return sector && sectorTitle(sector.id satisfies SectorId, titles.get(id));
  };
}

/** A market as the contract shows it; `undefined` where it has no name. */
export function presentMarket(row: MarketRow, nameOf: NameOf): Market | undefined {
  const name = nameOf(row.kind, row.slug);
  if (name === undefined) return undefined;
  const { kind: by, slug: id, companies, technologies, listings } = row;
  return { by, id, name, companies, technologies, listings };
}
