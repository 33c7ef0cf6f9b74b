import type { SampleEvent } from './sample-event.ts';
import { speakers } from './sample-speakers.ts';

export const foundersEvening: SampleEvent = {
  title: 'Founders and Funders Evening',
  description:
    'Fifty people, half of them founders, half of them with money to place. No stage, no slides, name badges with one sentence.',
  content: `<p>Everybody writes one sentence on a badge: what they build, or what they look for. Hosts make introductions all evening. The room holds fifty, and that is the point of it.</p>
<h3>How the evening goes</h3>
<ul><li>Come alone or in pairs: no tables are reserved</li><li>Hosts with a green ribbon know who is looking for what</li><li>Whoever wants to go on talking is lent a room next door</li></ul>
<p>What you tell at the bar is yours to tell: no recordings, no list of guests.</p>`,
  type: 'networking',
  focusAreaId: 1,
  when: { inDays: 20, weekday: 4, days: 1, opens: '18:30', closes: '21:30', timeZone: 'America/New_York' },
  where: {
    location: 'Boston, USA',
    address: '100 Harbor Row, Suite 400',
    city: 'Boston',
    country: 'USA',
  },
  price: 25,
  capacity: 50,
  guests: 54,
  organizer: 'CARDI',
  speakers: [speakers.amara],
  agenda: [
    [
      ['18:30', 'Doors open', 'Badges, drinks, first introductions.'],
      ['19:15', 'Welcome', 'Five minutes, promised.'],
      ['21:00', 'Last round', 'Who have you not met yet?'],
    ],
  ],
  sponsors: { Bronze: ['Ember Lane'] },
};

export const windRoundtable: SampleEvent = {
  title: 'Offshore Wind Supply Chain Roundtable',
  description:
    'Ports, vessels, cables: small video tables of eight, each with a host, for people who deliver to wind farms at sea.',
  content: `<p>You choose three tables at the start; hosts keep the time. What is said at a table stays there.</p>
<h3>The tables</h3>
<ul><li>Ports: quay strength, lay-down areas, who books first</li><li>Vessels: day rates, crews, the season</li><li>Cables: factories, joints, repair</li><li>Foundations: steel, concrete, floating</li></ul>`,
  type: 'networking',
  focusAreaId: 1,
  when: { inDays: 24, weekday: 3, days: 1, opens: '17:00', closes: '18:30', timeZone: 'Europe/London' },
  where: { location: 'Online', joinUrl: 'https://meet.cardi.example/wind-roundtable' },
  price: 0,
  capacity: 96,
  guests: 41,
  organizer: 'CARDI',
  speakers: [speakers.henrik, speakers.jonas],
  agenda: [
    [
      ['17:00', 'Panel: which part will be missing in 2029', 'Twenty minutes to warm up.'],
      ['17:20', 'Three rounds at small tables', 'Twenty minutes each.'],
    ],
  ],
};

export const fieldDay: SampleEvent = {
  title: 'Regenerative Agriculture Field Day',
  description:
    'Rubber boots on: four farms, three methods, one spade. Farmers, buyers and lenders walk the same fields.',
  content: `<p>By bus to four farms around Wageningen. On each: a profile dug into the soil, the farmer's figures of ten years, and lunch from the field.</p>
<h3>What to bring</h3>
<ul><li>Boots, and a coat for any weather</li><li>A question for a farmer, and one for a lender</li></ul>
<p>Places on the bus are the seats of this event; who cannot come should say so, for there is usually a line.</p>`,
  type: 'networking',
  focusAreaId: 4,
  when: { inDays: 140, weekday: 5, days: 1, opens: '08:30', closes: '17:00', timeZone: 'Europe/Amsterdam' },
  where: {
    location: 'Wageningen, Netherlands',
    address: 'Meeting point: Oriel Institute (sample), car park B',
    city: 'Wageningen',
    country: 'Netherlands',
  },
  price: 0,
  capacity: 150,
  guests: 22,
  organizer: 'Oriel Institute (sample)',
  speakers: [speakers.priya],
  agenda: [
    [
      ['08:30', 'Departure', 'The bus does not wait; bring boots.'],
      ['10:00', 'Workshop: reading a soil profile', 'With a spade, at the first farm.'],
      ['15:30', 'Panel: who pays for the transition years', 'On straw bales.'],
    ],
  ],
  sponsors: { Gold: ['Harbourline Insurance'], Bronze: ['Quillfield'] },
};

export const storageBreakfast: SampleEvent = {
  title: 'Storage Investors Breakfast',
  description: 'Coffee, three storage companies and the people who might finance them, all before the first meeting.',
  content: `<p>Ninety minutes, three companies, no slides. Two of the three found their lead investor here.</p>
<p>The next breakfast is announced on this site and in the newsletter.</p>`,
  type: 'networking',
  focusAreaId: 2,
  when: { inDays: -120, weekday: 2, days: 1, opens: '08:00', closes: '09:30', timeZone: 'Europe/London' },
  where: { location: 'London, United Kingdom', city: 'London', country: 'United Kingdom' },
  price: 35,
  capacity: 70,
  guests: 66,
  organizer: 'Tidewell Storage (sample)',
  speakers: [speakers.ines],
  agenda: [
    [
      ['08:00', 'Coffee and introductions', 'Find the person whose badge has your colour.'],
      ['08:30', 'Three companies', 'Ten minutes each, and the room asks.'],
    ],
  ],
};
