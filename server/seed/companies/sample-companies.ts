import { carbonAndBuildings } from './carbon-and-buildings.ts';
import { materialsLandAndWater } from './materials-land-and-water.ts';
import { withRecentRounds } from './recent-rounds.ts';
import type { SampleCompany } from './sample-company.ts';
import { storageAndPower } from './storage-and-power.ts';

export const sampleCompanies: readonly SampleCompany[] = [
  ...storageAndPower,
  ...carbonAndBuildings,
  ...materialsLandAndWater,
].map(withRecentRounds);
