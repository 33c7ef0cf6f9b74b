import type { SampleEvent } from './sample-event.ts';
import { speakers } from './sample-speakers.ts';

export const financeSummit: SampleEvent = {
  title: 'Clean Energy Finance Summit',
  description:
    'Two days on how renewable projects find their money: from the first equity to the last covenant, with the people who sign.',
  content: `<p>Capital is not scarce. Projects that a bank understands are. The summit brings developers, lenders, insurers and public funds into one room and works through real (and here: sample) cases from both sides of the table.</p>
<h3>What you take home</h3>
<ul><li>How lenders look at merchant risk after three volatile years</li><li>Term sheets of four financed projects, annotated</li><li>Appointments with investors that fit your stage, arranged beforehand</li></ul>
<h3>Who it is for</h3>
<p>Developers with a project above 5 MW, investors in infrastructure, and the advisers between them. Sessions are streamed; those who come to Rotterdam also meet in the deal rooms.</p>`,
  type: 'conference',
  focusAreaId: 1,
  when: { inDays: 61, weekday: 3, days: 2, opens: '09:00', closes: '17:30', timeZone: 'Europe/Amsterdam' },
  where: {
    location: 'Rotterdam, Netherlands',
    address: 'Harbour Hall, Sample Quay 12',
    city: 'Rotterdam',
    country: 'Netherlands',
    joinUrl: 'https://meet.cardi.example/finance-summit',
  },
  price: 799,
  isPremium: true,
  capacity: 800,
  guests: 520,
  organizer: 'Meridian Foundation',
  speakers: [speakers.amara, speakers.henrik, speakers.ines, speakers.daniel],
  agenda: [
    [
      [
        '09:00',
        'Opening keynote: money that waits for permits',
        'Why the cheapest capital stands at the end of the queue.',
      ],
      ['10:30', 'Panel: what lenders ask in the first hour', 'Three banks, one project, three sets of questions.'],
      ['13:30', 'Workshop: a term sheet, line by line', 'In groups of twelve, with the lawyer who wrote it.'],
      ['16:00', 'Deal rooms', 'Appointments of twenty minutes, arranged beforehand.'],
    ],
    [
      ['09:00', 'Keynote: insurance for a changing climate', 'What is still insurable, and at what premium.'],
      ['10:30', 'Panel: grid connection as an asset', 'Sharing, trading and financing a place in the queue.'],
      ['13:30', 'Case: a wind farm refinanced', 'Numbers on the table, questions from the floor.'],
      ['16:30', 'Closing conversation', 'What we would do differently, told by those who did it.'],
    ],
  ],
  sponsors: {
    Platinum: ['Calder & Voss Capital'],
    Gold: ['Nordhaven Grid', 'Tidewell Storage'],
    Silver: ['Wirth Marchetti', 'Harbourline Insurance'],
    Bronze: ['Ember Lane', 'Quillfield', 'Oriel Institute'],
  },
};

export const secondLifeForum: SampleEvent = {
  title: 'Battery Second-Life Forum',
  description:
    'Three days on what becomes of a battery after its car: testing, certifying, insuring and selling the remaining years.',
  content: `<p>A traction battery leaves its car with most of its capacity. Whether that is a product or a liability is decided by data: who has it, who may see it, who believes it.</p>
<h3>Three days, three questions</h3>
<ul><li>Day one: which packs are worth a second life?</li><li>Day two: who certifies and insures them?</li><li>Day three: what does a buyer pay?</li></ul>`,
  type: 'conference',
  focusAreaId: 2,
  when: { inDays: 95, weekday: 2, days: 3, opens: '09:30', closes: '17:00', timeZone: 'Asia/Seoul' },
  where: {
    location: 'Seoul, South Korea',
    address: 'Han River Convention Centre (sample)',
    city: 'Seoul',
    country: 'South Korea',
  },
  price: 599,
  isPremium: true,
  capacity: 1200,
  guests: 318,
  organizer: 'Second-Life Alliance (sample)',
  speakers: [speakers.min, speakers.ines, speakers.amara],
  agenda: [
    [
      ['09:30', 'Keynote: ten million packs', 'How many there will be, when, and where.'],
      ['11:00', 'Panel: who owns the data of a battery', 'Carmakers, workshops and buyers do not agree.'],
      ['14:00', 'Workshop: grading a pack in thirty minutes', 'With real modules on the table.'],
    ],
    [
      ['09:30', 'Panel: certificates that an insurer accepts', 'From a test protocol to a premium.'],
      ['13:30', 'Workshop: fire safety of reused packs', 'Layouts, detection, what the brigade wants to know.'],
    ],
    [
      ['09:30', 'Keynote: a price for the remaining years', 'A market in the making, and its first index.'],
      ['11:00', 'Site visit', 'By bus to a grid store built of 900 used packs.'],
    ],
  ],
  sponsors: { Gold: ['Hanul Cells'], Silver: ['Tidewell Storage'], Bronze: ['Harbourline Insurance'] },
};

export const waterDay: SampleEvent = {
  title: 'Water Reuse Investment Day',
  description:
    'Cities pay for water they throw away. One day with utilities and investors on plants that give it back, in Singapore and online.',
  content: `<p>Reuse is proven technology with unproven contracts. Utilities show what they need by 2032, operators what it costs per cubic metre, investors what they would have to see.</p>
<p>The afternoon belongs to six plants that look for capital: ten minutes each, and an hour of questions.</p>
<h3>Come if you</h3>
<ul><li>plan supply for a city or an industrial park</li><li>operate a plant and know its cost per cubic metre</li><li>invest in infrastructure and have not looked at water yet</li></ul>
<p>All talks are streamed; the afternoon's conversations are for those in the room.</p>`,
  type: 'conference',
  focusAreaId: 6,
  when: { inDays: 74, weekday: 4, days: 1, opens: '09:00', closes: '18:00', timeZone: 'Asia/Singapore' },
  where: {
    location: 'Singapore',
    address: 'Marina Forum (sample), Level 4',
    city: 'Singapore',
    country: 'Singapore',
    joinUrl: 'https://meet.cardi.example/water-day',
  },
  price: 299,
  isExclusive: true,
  capacity: 400,
  guests: 176,
  organizer: 'Ember Lane Foundation (sample)',
  speakers: [speakers.aisha, speakers.amara],
  agenda: [
    [
      ['09:00', 'Keynote: the cheapest new source is the old one', 'What reuse costs against desalination and dams.'],
      ['11:00', 'Panel: who carries the risk of a dry year', 'Utility, operator and lender on one contract.'],
      ['14:00', 'Six plants look for capital', 'Ten minutes each, then questions.'],
      ['17:00', 'Reception', 'With tap water, of course.'],
    ],
  ],
  sponsors: { Platinum: ['Ember Lane Foundation'], Bronze: ['Oriel Institute'] },
};

export const mobilityExpo: SampleEvent = {
  title: 'Urban Mobility Expo',
  description:
    'What moved in cities this year: buses, bikes, vans and the curb they all want. Two days of halls and test tracks.',
  content: `<p>Ninety exhibitors, two test tracks and a hall for the question nobody likes: who gets the curb? Planners, operators and makers stood in front of the same models of streets and moved the same small vans.</p>
<h3>What people came for</h3>
<ul><li>Depots that charge buses by night and sell flexibility by day</li><li>Cargo bikes in numbers that change a street</li><li>Contracts for the curb, by the hour</li></ul>`,
  type: 'conference',
  focusAreaId: 5,
  when: { inDays: -45, weekday: 3, days: 2, opens: '09:00', closes: '18:00', timeZone: 'Europe/Copenhagen' },
  where: {
    location: 'Copenhagen, Denmark',
    address: 'Øresund Halls (sample)',
    city: 'Copenhagen',
    country: 'Denmark',
  },
  price: 499,
  isPremium: true,
  capacity: 1500,
  guests: 1318,
  organizer: 'City Motion Network (sample)',
  speakers: [speakers.tom, speakers.henrik],
  agenda: [
    [
      ['09:00', 'Keynote: the curb is the scarce resource', 'Five cities, five ways to share it.'],
      ['13:00', 'Panel: the bus depot as a power plant', 'What a timetable has to do with the grid.'],
    ],
    [
      ['09:00', 'Workshop: a charging plan for 50 vans', 'From duty cycles to a connection request.'],
      ['15:00', 'Test tracks', 'Bring a driving licence.'],
    ],
  ],
  sponsors: { Platinum: ['Havenlijn Logistics'], Silver: ['Nordhaven Grid'] },
};
