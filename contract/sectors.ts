import { z } from 'zod';

import type { FocusAreaSlug } from './focus-areas.ts';

interface Sector {
  id: string;
  title: string;
  /** The area of the network whose page shows it, and whose picture and icon stand for it. */
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

/** The focus area of an id. Throws for anything else: ids are checked where they come in. */
export function sectorOf(id: string): Sector & { id: SectorId } {
  const found = sectors.find((sector) => sector.id === id);
  if (!found) throw new Error(`There is no focus area ${id}`);
  return found;
}

/**
 * What a focus area of companies and technologies is called. Where the network has an area of that id, as its slug,
 * the two are one: `areaTitle` is what admins call it now.
 */
export function sectorTitle(id: SectorId, areaTitle: string | null | undefined): string {
  return areaTitle ?? sectorOf(id).title;
}

/** Under which ids a record is found: its own focus area, and the area of the network around it. */
export function sectorFacets(id: string): string[] {
  const { area } = sectorOf(id);
  return area === null || area === id ? [id] : [id, area];
}
