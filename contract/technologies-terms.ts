import { choice } from '#contract/kit/fields.ts';
import { technologyStages } from './listings-terms.ts';

/** The addresses of the directory and of one technology. */
export const technologyPaths = { list: '/api/technologies', one: '/api/technologies/:id' } as const;

/** The statuses of a technology (rule technology-directory). */
export const technologyStatuses = {
  'early-stage': 'Early Stage',
  developing: 'Developing',
  emerging: 'Emerging',
  mature: 'Mature',
} as const;
export type TechnologyStatus = keyof typeof technologyStatuses;
export const technologyStatus = choice(technologyStatuses, 'Please select a status');

/** How far the development of a technology is, in the stages that listings name too. */
export type DevelopmentStage = keyof typeof technologyStages;
export const developmentStage = choice(technologyStages, 'Please select a development stage');

/** Technology readiness: nine levels in four phases (rule readiness). */
export const highestReadiness = 9;
export const readinessPhases = [
  { upTo: 3, name: 'Research Phase' },
  { upTo: 6, name: 'Development Phase' },
  { upTo: 8, name: 'Deployment Phase' },
  { upTo: highestReadiness, name: 'Commercial Phase' },
] as const;

/** The phase a readiness level (1 to 9) belongs to. */
export function readinessPhase(level: number): string {
  return (readinessPhases.find(({ upTo }) => level <= upTo) ?? readinessPhases[3]).name;
}

/** The steps of the readiness filter: at least this level (rule technology-directory). */
export const readinessSteps = ['3', '6', '8'] as const;

/** The nine readiness levels, by their numbers as texts. */
export const readinessLevels = {
  '1': 'TRL 1',
  '2': 'TRL 2',
  '3': 'TRL 3',
  '4': 'TRL 4',
  '5': 'TRL 5',
  '6': 'TRL 6',
  '7': 'TRL 7',
  '8': 'TRL 8',
  '9': 'TRL 9',
} as const;

export const technologyBounds = {
  name: { min: 2, max: 100 },
  description: { min: 20, max: 300 },
  detailedDescription: 5000,
  tags: { min: 1, max: 12, length: 40 },
  entries: 12,
  line: 150,
} as const;
