import type { SampleEvent } from './sample-event.ts';
import { speakers } from './sample-speakers.ts';

export const gridStorage: SampleEvent = {
  title: 'Buying Grid Storage, Step by Step',
  description:
    'A free hour and a half for utilities and industrial buyers: from the first load curve to a tender that gets comparable bids.',
  content: `<p>Most tenders for storage fail before they are published: they ask for a battery instead of a service. Ines Okafor has answered more than forty of them and shows what a good one looks like.</p>
<ul><li>Power, energy, cycles: what to specify and what to leave open</li><li>Degradation guarantees that can be measured</li><li>The five lines of a bid that decide its true price</li></ul>
<p>Slides and a tender template go to everyone who registers.</p>`,
  type: 'webinar',
  focusAreaId: 2,
  when: { inDays: 81, weekday: 2, days: 1, opens: '16:00', closes: '17:30', timeZone: 'Europe/Berlin' },
  where: { location: 'Online', joinUrl: 'https://meet.cardi.example/grid-storage' },
  price: 0,
  capacity: 2000,
  guests: 412,
  organizer: 'CARDI',
  speakers: [speakers.ines, speakers.henrik],
  agenda: [
    [
      ['16:00', 'Keynote: buy a service, not a battery', 'What the grid needs and how to say so.'],
      ['16:35', 'Workshop: a tender in six pages', 'The template, filled in together.'],
      ['17:10', 'Questions', 'Yours.'],
    ],
  ],
};

export const soilCarbon: SampleEvent = {
  title: 'Soil Carbon: What Can Be Measured',
  description:
    'How much carbon a field keeps is a matter of method. An agronomist and a buyer of credits compare theirs, live.',
  content: `<p>Two methods, one field, and results that differ by a factor of three. Priya Raman explains where the difference comes from, which of it is noise, and what a buyer may claim.</p>
<h3>You will learn</h3>
<ul><li>Why depth matters more than the number of samples</li><li>What remote sensing can say, and what it cannot</li><li>Which sentence on a label is safe, and which is a promise</li></ul>
<p>Forty minutes of talk, twenty of questions. Everyone who registers gets the slides.</p>`,
  type: 'webinar',
  focusAreaId: 4,
  when: { inDays: 12, weekday: 3, days: 1, opens: '15:00', closes: '16:00', timeZone: 'Europe/London' },
  where: { location: 'Online', joinUrl: 'https://meet.cardi.example/soil-carbon' },
  price: 0,
  capacity: 500,
  guests: 231,
  organizer: 'Oriel Institute (sample)',
  speakers: [speakers.priya],
  agenda: [
    [
      ['15:00', 'Keynote: one field, two numbers', 'Sampling depth, bulk density and wishful thinking.'],
      ['15:30', 'Panel: what a buyer may claim', 'With questions from the audience.'],
    ],
  ],
};

export const heavyHydrogen: SampleEvent = {
  title: 'Hydrogen for Heavy Transport',
  description:
    'Where a tank beats a battery, and where it only seems to. Numbers from three pilot fleets, openly discussed.',
  content: `<p>Three fleets, two winters, one spreadsheet. What they agreed on: payload decides sooner than range, and the price of a refuelling hour sooner than the price of a kilogram.</p>
<h3>What was discussed</h3>
<ul><li>Routes on which a battery is heavier than its freight</li><li>Availability of filling stations over two winters</li><li>Maintenance: what broke, and who could mend it</li></ul>`,
  type: 'webinar',
  focusAreaId: 5,
  when: { inDays: -16, weekday: 2, days: 1, opens: '14:00', closes: '15:30', timeZone: 'Europe/Berlin' },
  where: { location: 'Online', joinUrl: 'https://meet.cardi.example/heavy-hydrogen' },
  price: 0,
  capacity: 1000,
  guests: 644,
  organizer: 'CARDI',
  speakers: [speakers.tom, speakers.jonas],
  agenda: [
    [
      ['14:00', 'Keynote: payload, range, price', 'The triangle that every fleet has to draw.'],
      ['14:40', 'Panel: three pilot fleets compare notes', 'What broke, what held, what it cost.'],
    ],
  ],
};
