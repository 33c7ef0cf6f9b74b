import { carbonLandAndWater } from './carbon-land-and-water.ts';
import { powerAndHydrogen } from './power-and-hydrogen.ts';
import type { SampleTechnology } from './sample-technology.ts';
import { storage } from './storage.ts';

export const sampleTechnologies: readonly SampleTechnology[] = [...powerAndHydrogen, ...storage, ...carbonLandAndWater];
