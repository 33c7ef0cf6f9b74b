import type { SampleListing } from './sample-listing.ts';

/** Positions that are to be filled. */
export const laterJobs: readonly SampleListing[] = [
  {
    owner: 'freya.solheim',
    type: 'job',
    title: 'Mooring analyst for floating wind, harsh seas',
    focusArea: 'Renewable Energy',
    tags: ['floating wind', 'mooring', 'hydrodynamics'],
    description:
      'You model mooring lines and dynamic cables for turbines in 250 metres of water, and you tell the installation crew what the sea will let them do.\n\nYou know time-domain simulation, fatigue and the difference between a good load case and an expensive one. A doctorate is welcome, offshore weeks are part of the job: about four a year.',
    jobLocation: 'Stavanger, Norway (hybrid)',
    jobType: 'full-time',
    jobCompensation: 'NOK 780,000 - 920,000',
  },
  {
    owner: 'nour.elsayed',
    type: 'job',
    title: 'Operations engineer for a solar-driven seawater plant',
    focusArea: 'Water Technology',
    tags: ['reverse osmosis', 'operations', 'solar'],
    description:
      'You keep a 12,000 cubic metre a day reverse osmosis plant running on daylight: pressure that follows the sun, membranes that must not dry out, and a town that drinks what you make.\n\nYou bring three years in membrane plants, a calm hand with PLCs, and Arabic or the will to learn it. Shifts are four days on and three off.',
    jobLocation: 'Hurghada, Egypt',
    jobType: 'full-time',
    jobCompensation: 'EUR 32,000 - 40,000, housing included',
  },
  {
    owner: 'rosa.almeida',
    type: 'job',
    title: 'Freelance life-cycle analyst for building materials',
    focusArea: 'Circular Economy',
    tags: ['life-cycle assessment', 'construction', 'EPD'],
    description:
      'Three environmental product declarations are due before the summer: a lime plaster, a reused brick and a hemp board. You collect the data at the plants, model them and defend the result before the verifier.\n\nYou have published declarations under EN 15804 and write English that an engineer reads without sighing. About 45 days of work, from anywhere, with two visits to Portugal.',
    jobLocation: 'Remote, Europe',
    jobType: 'freelance',
    jobCompensation: '€480 a day',
    jobDeadline: '2027-02-15',
  },
  {
    owner: 'mina.hoffmann',
    type: 'job',
    title: 'Internship: battery trains on branch lines',
    focusArea: 'Clean Transportation',
    tags: ['rail', 'batteries', 'internship'],
    description:
      'For six months you help us find out where a battery train can replace diesel without a new overhead line: timetables, gradients, charging at two stations, and a winter of measured consumption.\n\nYou study electrical or mechanical engineering, write scripts rather than spreadsheets, and do not mind an early train. The result is published with your name on it.',
    jobLocation: 'Chemnitz, Germany',
    jobType: 'internship',
    jobCompensation: '€1,450 a month',
  },
  {
    owner: 'grace.kimani',
    type: 'job',
    title: 'Field coordinator for soil sampling, part-time',
    focusArea: 'Sustainable Agriculture',
    tags: ['soil carbon', 'field work', 'cooperatives'],
    description:
      'You plan and lead sampling on 600 smallholder farms in Nakuru and Nyandarua, train the samplers, and make sure that every bag arrives in the laboratory with its place and depth.\n\nYou know the farmers’ year, speak Kiswahili, and have led a team before. Three days a week, more in the two sampling seasons; a motorcycle is provided.',
    jobLocation: 'Nakuru, Kenya',
    jobType: 'part-time',
    jobCompensation: 'KES 95,000 a month',
  },
];
