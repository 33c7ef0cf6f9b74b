import type { SampleEvent } from './sample-event.ts';
import { speakers } from './sample-speakers.ts';

export const recycledContracts: SampleEvent = {
  title: 'Contracts for Recycled Materials',
  description:
    'A day in Lisbon with buyers and recyclers: quality clauses, price formulas and what happens when a bale is wet.',
  content: `<p>Recycled material is sold by contracts that were written for virgin material. This workshop writes better ones: in mixed groups of buyers and recyclers, on cases that Mei Tanaka and Lucia Ferreira have lived through.</p>
<p>Bring a contract you are unhappy with. Names may be blacked out.</p>`,
  type: 'workshop',
  focusAreaId: 3,
  when: { inDays: 118, weekday: 4, days: 1, opens: '09:30', closes: '16:30', timeZone: 'Europe/Lisbon' },
  where: {
    location: 'Lisbon, Portugal',
    address: 'Oficina Alcântara (sample), Rua do Exemplo 7',
    city: 'Lisbon',
    country: 'Portugal',
  },
  price: 149,
  capacity: 60,
  guests: 58,
  organizer: 'Loopcycle Materials (sample)',
  speakers: [speakers.mei, speakers.lucia],
  agenda: [
    [
      ['09:30', 'Keynote: a bale is not a barrel', 'Why price formulas of virgin material do not fit.'],
      ['11:00', 'Workshop: quality clauses', 'Sampling, tolerances, and who pays for the test.'],
      ['14:00', 'Workshop: a price formula that survives a crash', 'Floors, ceilings and shared pain.'],
      ['16:00', 'Results of the groups', 'With a shared template to take home.'],
    ],
  ],
  sponsors: { Silver: ['Quillfield Apparel'] },
};

export const depotLab: SampleEvent = {
  title: 'Charging Depot Design Lab',
  description:
    'Bring your routes, leave with a plan: connection, layout and charging schedule for a depot of 20 to 200 vehicles.',
  content: `<p>Participants send the duty cycles of their fleet beforehand and work on their own depot for two days, with a grid planner and a fleet director at the table.</p>
<ul><li>What the connection has to carry, and when</li><li>Layouts that keep vehicles moving when a charger fails</li><li>A schedule that saves a transformer</li></ul>`,
  type: 'workshop',
  focusAreaId: 5,
  when: { inDays: 68, weekday: 4, days: 2, opens: '09:00', closes: '17:00', timeZone: 'Europe/Berlin' },
  where: {
    location: 'Munich, Germany',
    address: 'Werkhalle Ost (sample), Musterstraße 3',
    city: 'Munich',
    country: 'Germany',
    joinUrl: 'https://meet.cardi.example/depot-lab',
  },
  price: 349,
  isPremium: true,
  capacity: 80,
  guests: 35,
  organizer: 'Havenlijn Logistics (sample)',
  speakers: [speakers.tom, speakers.henrik],
  agenda: [
    [
      ['09:00', 'Keynote: the depot is a power plant', 'What 240 trucks taught their owner.'],
      ['10:30', 'Workshop: from duty cycles to kilowatts', 'With your own data.'],
    ],
    [
      ['09:00', 'Workshop: layout and fall-back', 'Paper, scissors, chargers.'],
      ['14:00', 'Panel: what the grid operator says to your plan', 'Honest answers in front of everyone.'],
    ],
  ],
  sponsors: { Gold: ['Nordhaven Grid'], Bronze: ['Kontakt Chargers'] },
};

export const readingAgreements: SampleEvent = {
  title: 'Reading a Power Purchase Agreement',
  description: 'Four online hours with an energy lawyer: the twelve clauses that decide what a megawatt-hour is worth.',
  content: `<p>A power purchase agreement has eighty pages and twelve clauses that matter. Daniel Wirth goes through them with a marker in hand and a sample contract on the screen.</p>
<h3>You will be able to</h3>
<ul><li>find the clause that moves the price most</li><li>tell a cap from a floor when both are called collar</li><li>ask for curtailment to be paid, and know when you will not get it</li></ul>
<p>No law degree needed. Groups are small, cameras are on.</p>`,
  type: 'workshop',
  focusAreaId: 1,
  when: { inDays: 53, weekday: 2, days: 1, opens: '10:00', closes: '14:00', timeZone: 'America/New_York' },
  where: { location: 'Online', joinUrl: 'https://meet.cardi.example/reading-agreements' },
  price: 99,
  isPremium: true,
  capacity: 120,
  guests: 47,
  organizer: 'Wirth Marchetti (sample)',
  speakers: [speakers.daniel, speakers.amara],
  agenda: [
    [
      ['10:00', 'Workshop: twelve clauses', 'Volume, price, curtailment, change in law, and eight more.'],
      ['12:30', 'Panel: what a lender crosses out', 'The same contract, read by the bank.'],
    ],
  ],
};

export const circularDesign: SampleEvent = {
  title: 'Design It to Come Apart',
  description:
    'A day of screwdrivers: product teams take their own appliances apart, time themselves and design the next one.',
  content: `<p>Sixty people, thirty appliances, one rule: everything has to be put together again. The guide that came of it is free to use.</p>
<h3>What the clock said</h3>
<ul><li>Fastest: a kettle, four minutes, one screwdriver</li><li>Slowest: a coffee maker, two hours, glue</li></ul>`,
  type: 'workshop',
  focusAreaId: 3,
  when: { inDays: -80, weekday: 5, days: 1, opens: '10:00', closes: '17:00', timeZone: 'Europe/Rome' },
  where: { location: 'Milan, Italy', address: 'Studio Riuso (sample)', city: 'Milan', country: 'Italy' },
  price: 199,
  capacity: 60,
  guests: 60,
  organizer: 'Studio Riuso (sample)',
  speakers: [speakers.elena, speakers.mei],
  agenda: [
    [
      ['10:00', 'Keynote: one screwdriver', 'Why fewer kinds of screws are a business model.'],
      ['11:00', 'Workshop: take it apart', 'Against the clock.'],
      ['15:00', 'Workshop: design the next one', 'With what the morning taught.'],
    ],
  ],
};
