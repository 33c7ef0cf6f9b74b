import { financeSummit, mobilityExpo, secondLifeForum, waterDay } from './sample-conferences.ts';
import type { SampleEvent } from './sample-event.ts';
import { fieldDay, foundersEvening, storageBreakfast, windRoundtable } from './sample-networking.ts';
import { gridStorage, heavyHydrogen, soilCarbon } from './sample-webinars.ts';
import { circularDesign, depotLab, readingAgreements, recycledContracts } from './sample-workshops.ts';

/** In the order of their ids: events 1 and 2 are the fixed samples (rule built-in-content). */
export const sampleEvents: readonly SampleEvent[] = [
  financeSummit,
  gridStorage,
  recycledContracts,
  foundersEvening,
  soilCarbon,
  depotLab,
  secondLifeForum,
  windRoundtable,
  waterDay,
  readingAgreements,
  fieldDay,
  heavyHydrogen,
  mobilityExpo,
  circularDesign,
  storageBreakfast,
];
