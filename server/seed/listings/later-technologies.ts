import type { SampleListing } from './sample-listing.ts';

/** Technologies on offer, or looking for what brings them on. */
export const laterTechnologies: readonly SampleListing[] = [
  {
    owner: 'dmitri.volkov',
    type: 'technology',
    title: 'Optical sorting of black plastics from mixed waste',
    focusArea: 'Circular Economy',
    tags: ['sorting', 'plastics', 'machine vision'],
    description:
      'Carbon black hides plastics from near-infrared sorters. Ours reads mid-infrared in 4 milliseconds and tells ABS, PS and PP apart on a belt at three metres a second.\n\nOver 90 days at a plant in Tallinn purity was 96.5% at 310 kg an hour and belt metre. The module fits on existing belts. We license it to makers of sorting machines.',
    technologyStage: 'demonstration',
    technologyPatent: 'multiple',
    technologyStatus: 'seeking-licensing',
  },
  {
    owner: 'jun.park',
    type: 'technology',
    title: 'Dry-coated separator for solid-state cells',
    focusArea: 'Energy Storage',
    tags: ['solid state', 'sulfide electrolyte', 'coating'],
    description:
      'A sulfide electrolyte film of 28 micrometres, made without solvent on a roll-to-roll calender, that lets a 5 Ah pouch cell charge at 2C at room temperature.\n\n800 cycles to 80% capacity were measured at 2 MPa stack pressure by an independent laboratory. What we lack is a partner with a dry room of more than 300 square metres for the next scale.',
    technologyStage: 'lab-scale',
    technologyPatent: 'pending',
    technologyStatus: 'seeking-partnership',
  },
  {
    owner: 'keiko.mori',
    type: 'technology',
    title: 'Struvite crystalliser for small sewage works',
    focusArea: 'Water Technology',
    tags: ['phosphorus', 'nutrient recovery', 'wastewater'],
    description:
      'A fluidised-bed reactor that recovers 85% of the dissolved phosphorus from sludge liquor as granules of 2 mm, ready for a fertiliser spreader.\n\nIt was made for works of 20,000 to 80,000 inhabitants: one container, one pump, and a controller that doses magnesium by conductivity. Three units have run in Okayama Prefecture for two years. Drawings and licence are for sale for regions outside Japan.',
    technologyStage: 'commercial',
    technologyPatent: 'issued',
    technologyStatus: 'for-sale',
  },
  {
    owner: 'noah.fischer',
    type: 'technology',
    title: 'Open scheduler for bidirectional charging in car parks',
    focusArea: 'Clean Transportation',
    tags: ['vehicle-to-grid', 'software', 'open source'],
    description:
      'A scheduler that decides for 200 parked cars when to charge and when to give back, so that every driver leaves with what they asked for and the building stays below its connection.\n\nIt speaks ISO 15118-20 and OCPP 2.0.1, plans ahead by quarter hours and explains each decision. The code is open; we show what three car parks in Basel saved in their first year and are glad of questions.',
    technologyStage: 'pilot',
    technologyPatent: 'none',
    technologyStatus: 'informational',
  },
  {
    owner: 'owen.pritchard',
    type: 'technology',
    title: 'Self-starting tidal rotor for slow straits',
    focusArea: 'Renewable Energy',
    tags: ['tidal', 'rotor', 'marine energy'],
    description:
      'A vertical-axis rotor with passive pitch that starts at 0.7 m/s and reaches a power coefficient of 0.38 at 1.6 m/s, where most straits are.\n\nThe 20 kW prototype has hung under a raft in the Sound of Mull through two winters; barnacles cost 6% of the output between cleanings. We look for investment in a 150 kW machine and its test berth.',
    technologyStage: 'prototype',
    technologyPatent: 'issued',
    technologyStatus: 'seeking-investment',
  },
];
