import { sectorOf, sectorTitle } from '#contract/focus-areas-sectors.ts';

/** A row with a focus area of contract/focus-areas-sectors.ts, and with the result of `areaTitle`. */
interface SectorRow {
  sector: string;
  area_title: string | null;
}

/** The focus area of a company or a technology, as in answers. */
export function presentSector({ sector, area_title }: SectorRow) {
  const { id } = sectorOf(sector);
  return { id, title: sectorTitle(id, area_title) };
}
