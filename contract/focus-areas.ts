import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** The six slugs in their order (rule focus-areas). */
export const focusAreaSlugs = [
  'renewable-energy',
  'energy-storage',
  'circular-economy',
  'sustainable-agriculture',
  'clean-transportation',
  'water-technology',
] as const;
export type FocusAreaSlug = (typeof focusAreaSlugs)[number];

/** The available icons, by class name: one for each of the six, and more for future areas. */
export const focusIcons = [
  ...focusAreaSlugs.map((slug) => `focus-${slug}` as const),
  'focus-solar',
  'focus-wind',
  'focus-hydrogen',
  'focus-building',
  'focus-carbon',
  'focus-general',
] as const;
export type FocusIconName = (typeof focusIcons)[number];

export const focusArea = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Class name of the area's icon, `focus-<slug>` for the built-in six. */
  icon: z.string(),
});
export type FocusArea = z.infer<typeof focusArea>;

/**
 * The built-in six: the seed of the database, and shown on Home and About when the call returns nothing (rule
 * focus-areas). Events and articles refer to their numeric ids.
 */
export const builtInFocusAreas: readonly (FocusArea & { slug: FocusAreaSlug })[] = [
  {
    id: 1,
    slug: 'renewable-energy',
    title: 'Renewable Energy',
    description:
      'Solar, wind, geothermal and hydro power: the technologies and the capital that bring them to the grid.',
    icon: 'focus-renewable-energy',
  },
  {
    id: 2,
    slug: 'energy-storage',
    title: 'Energy Storage',
    description: 'Batteries, thermal stores and long-duration systems that make clean power available at any hour.',
    icon: 'focus-energy-storage',
  },
  {
    id: 3,
    slug: 'circular-economy',
    title: 'Circular Economy',
    description: 'Materials kept in use: recycling, remanufacturing and products designed to be taken apart.',
    icon: 'focus-circular-economy',
  },
  {
    id: 4,
    slug: 'sustainable-agriculture',
    title: 'Sustainable Agriculture',
    description: 'Food systems that restore soil, save water and cut emissions from field to shelf.',
    icon: 'focus-sustainable-agriculture',
  },
  {
    id: 5,
    slug: 'clean-transportation',
    title: 'Clean Transportation',
    description: 'Electric drivetrains, charging, hydrogen and sustainable fuels for road, rail, sea and air.',
    icon: 'focus-clean-transportation',
  },
  {
    id: 6,
    slug: 'water-technology',
    title: 'Water Technology',
    description: 'Treatment, reuse and desalination that secure clean water with less energy and less waste.',
    icon: 'focus-water-technology',
  },
];

/** GET /api/focus-areas: all areas in their order. */
export const listFocusAreas = defineEndpoint({
  name: 'focusAreas.list',
  method: 'GET',
  path: '/api/focus-areas',
  summary: 'All focus areas',
  access: 'everyone',
  response: z.array(focusArea),
  cache: 'public',
});
