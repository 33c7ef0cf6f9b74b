import { agrivoltaics } from './agrivoltaics.ts';
import { aviationFuel } from './aviation-fuel.ts';
import { batteryPassport } from './battery-passport.ts';
import { capturePrice } from './capture-price.ts';
import { depotCharging } from './depot-charging.ts';
import { desalinationEnergy } from './desalination-energy.ts';
import { eWaste } from './e-waste.ts';
import { fieldWater } from './field-water.ts';
import { gridQueues } from './grid-queues.ts';
import { heatStorage } from './heat-storage.ts';
import { leakage } from './leakage.ts';
import { longDuration } from './long-duration.ts';
import { nextGenerationGeothermal } from './next-generation-geothermal.ts';
import { pumpedHydro } from './pumped-hydro.ts';
import { riceMethane } from './rice-methane.ts';
import type { SampleArticle } from './sample-article.ts';
import { shipFuels } from './ship-fuels.ts';
import { textileRecycling } from './textile-recycling.ts';
import { wastewaterResources } from './wastewater-resources.ts';

/** Three articles of each focus area, oldest first: ids grow with the date. */
export const sampleArticles: readonly SampleArticle[] = [
  wastewaterResources,
  agrivoltaics,
  pumpedHydro,
  leakage,
  aviationFuel,
  capturePrice,
  eWaste,
  desalinationEnergy,
  heatStorage,
  riceMethane,
  nextGenerationGeothermal,
  shipFuels,
  batteryPassport,
  longDuration,
  gridQueues,
  fieldWater,
  textileRecycling,
  depotCharging,
];
