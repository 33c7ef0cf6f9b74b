import type { TechnologyInput } from './technologies.ts';

/**
 * The technologies that have a page of their own (rule technology-topics). Their records are part of every
 * database; ids below `firstFreeTechnologyId` are reserved for these and the samples (rule technology-topics).
 */
export const dedicatedTechnologyRecords = [
  {
    id: 4,
    slug: 'perovskite',
    name: 'Perovskite Solar Cells',
    description:
      'Thin-film solar cells of metal halide perovskites, made at low temperature, alone or as a tandem on silicon. What holds them back is lifetime, not efficiency.',
    focusArea: 'solar-energy',
    status: 'emerging',
    developmentStage: 'prototype',
    readinessLevel: 4,
    yearDeveloped: 2009,
    tags: ['perovskite', 'photovoltaics', 'tandem cells', 'thin film'],
  },
  {
    id: 5,
    slug: 'thorium',
    name: 'Thorium Nuclear Fuel',
    description:
      'A fuel cycle that breeds fissile uranium-233 from thorium-232. It leaves fewer long-lived transuranics; fuel fabrication and reprocessing have yet to be industrialised.',
    focusArea: 'nuclear-energy',
    status: 'developing',
    developmentStage: 'prototype',
    readinessLevel: 5,
    yearDeveloped: 1962,
    tags: ['thorium', 'nuclear fuel', 'uranium-233', 'fuel cycle'],
  },
  {
    id: 8,
    slug: 'molten-salt-reactors',
    name: 'Molten Salt Reactors',
    description:
      'Reactors cooled, and in some designs fuelled, by molten fluoride or chloride salt: high temperature at low pressure. Corrosion and licensing set the pace.',
    focusArea: 'nuclear-energy',
    status: 'developing',
    developmentStage: 'prototype',
    readinessLevel: 4,
    yearDeveloped: 1954,
    tags: ['molten salt', 'advanced reactors', 'high-temperature heat'],
  },
] as const satisfies readonly (Pick<
  TechnologyInput,
  'name' | 'description' | 'focusArea' | 'status' | 'developmentStage' | 'readinessLevel'
> & { id: number; slug: string; yearDeveloped: number; tags: readonly string[] })[];

export const firstFreeTechnologyId = 100;

/** Whether a technology has a dedicated page, whose content is part of the program. */
export function isDedicated(id: number): boolean {
  return dedicatedTechnologyRecords.some((record) => record.id === id);
}

/** The path of a technology's page. */
export function technologyPath(id: number): string {
  const own = dedicatedTechnologyRecords.find((record) => record.id === id);
  return `/network/technologies/${own?.slug ?? id}`;
}
