import { z } from 'zod';

import type { FocusAreaSlug } from './focus-areas.ts';

interface Sector {
  id: string;
  title: string;
  /** The network's focus area whose page shows the sector, and whose picture and icon it uses. */
  area: FocusAreaSlug | null;
}

/**
 * The focus areas of companies and technologies (rule focus-areas): the six that are named for companies,
 * the two that technology pages add, and the areas of the network that are neither.
 */
export const sectors = [
  { id: 'solar-energy', title: 'Solar Energy', area: 'renewable-energy' },
  { id: 'wind-power', title: 'Wind Power', area: 'renewable-energy' },
  { id: 'hydrogen', title: 'Hydrogen', area: 'renewable-energy' },
  { id: 'energy-storage', title: 'Energy Storage', area: 'energy-storage' },
  { id: 'carbon-capture', title: 'Carbon Capture', area: null },
  { id: 'green-building', title: 'Green Building', area: null },
  { id: 'renewable-energy', title: 'Renewable Energy', area: 'renewable-energy' },
  { id: 'nuclear-energy', title: 'Nuclear Energy', area: null },
  { id: 'circular-economy', title: 'Circular Economy', area: 'circular-economy' },
  { id: 'sustainable-agriculture', title: 'Sustainable Agriculture', area: 'sustainable-agriculture' },
  { id: 'clean-transportation', title: 'Clean Transportation', area: 'clean-transportation' },
  { id: 'water-technology', title: 'Water Technology', area: 'water-technology' },
] as const satisfies readonly Sector[];

export type SectorId = (typeof sectors)[number]['id'];

/** The id of a focus area of companies and technologies. */
export const sectorId = z.enum(sectors.map(({ id }) => id) as [SectorId, ...SectorId[]], 'Please select a focus area');

/** A focus area as answers name it. */
export const sectorRef = z.object({ id: sectorId, title: z.string() });

/** The focus area of an id. Throws for anything else: ids are checked on input. */
export function sectorOf(id: string): Sector & { id: SectorId } {
  const found = sectors.find((sector) => sector.id === id);
  if (!found) throw new Error(`There is no focus area ${id}`);
  return found;
}

/**
 * The name of a sector of companies and technologies. If the network has a focus area with that id as its slug, the two
 * are the same: `areaTitle` is its current title.
 */
export function sectorTitle(id: SectorId, areaTitle: string | null | undefined): string {
  return areaTitle ?? sectorOf(id).title;
}

/** The ids under which a record is found: its own sector, and the network's focus area around it. */
export function sectorFacets(id: string): string[] {
  const { area } = sectorOf(id);
  return area === null || area === id ? [id] : [id, area];
}

/** The sectors that are found under any of these ids. */
export function sectorsInside(areas: readonly string[]): SectorId[] {
  return sectors.map(({ id }) => id).filter((id) => sectorFacets(id).some((each) => areas.includes(each)));
}
