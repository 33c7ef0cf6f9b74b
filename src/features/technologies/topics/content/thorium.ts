import { thoriumBars } from '../metric-bars.ts';
import type { TopicContent } from '../topic-content.ts';
import { thoriumDetails } from './thorium-details.ts';
import { thoriumPeople } from './thorium-people.ts';
import { thoriumSources } from './thorium-sources.ts';

/** Thorium Nuclear Fuel, technology 5. */
export const thorium: TopicContent = {
  id: 5,
  title: 'Thorium Nuclear Fuel',
  standfirst:
    'An abundant metal that cannot start a reactor but can feed one. It has run in power plants on three continents, and uranium stayed cheaper each time.',
  keyFigures: [
    { value: '3 to 4 ×', label: 'as abundant as uranium in the Earth’s crust[^tecdoc]' },
    { value: '27 days', label: 'half-life of protactinium-233, the step between thorium and fuel[^tecdoc]' },
    { value: '1.39%', label: 'more fissile material at the end than at the start, Shippingport 1977 to 1982[^lwbr]' },
    { value: '2 MWt', label: 'experiment with thorium in molten salt, running in China[^wnn2025]' },
  ],
  status: {
    readinessLevel: 5,
    focusArea: 'Nuclear Energy',
    developmentStatus: 'developing',
    firstDeveloped: '1962',
    lastUpdated: 'November 2026',
  },
  overview: [
    {
      id: 'what-it-is',
      title: 'What it is',
      paragraphs: [
        'Natural thorium is almost entirely thorium-232, which is fertile, not fissile: it does not sustain a chain reaction. It has to catch a neutron first. It then becomes protactinium-233, and within weeks uranium-233, which splits readily with slow neutrons and gives back more than two for each one it absorbs.[^tecdoc]',
        'A thorium reactor is therefore always a reactor of two fuels: thorium, and something to light it with, such as enriched uranium or plutonium. Once enough uranium-233 has been bred and recovered, the cycle can carry itself.',
      ],
    },
    {
      id: 'why-it-matters',
      title: 'Why it matters',
      paragraphs: [
        'There is plenty of it. Thorium comes with rare earths, whether one wants it or not, and India’s long-term programme is built on its own deposits.[^wna]',
        'Starting from a lighter nucleus, thorium fuel builds up less plutonium and other heavy elements of long life. One published core for an existing reactor type leaves 80% less plutonium in its spent fuel.[^rtr] The oxide is chemically stable and melts at a higher temperature than that of uranium.[^tecdoc]',
      ],
    },
    {
      id: 'where-it-stands',
      title: 'Where it stands',
      paragraphs: [
        'Thorium has been irradiated in power reactors of four kinds since the 1960s, so the physics is not in doubt. What has not been shown is the whole cycle: fuel that is bred, recovered, made into new fuel behind shielding, and used again, at a cost that competes.',
        'Work goes on along two lines: thorium in solid fuel for reactors that exist, and thorium in molten salt, where a small Chinese reactor began to convert it in 2024.[^wnn2025] We put the fuel at level 5: tested in relevant reactors, not demonstrated as a system.',
      ],
    },
  ],
  metrics: [
    {
      label: 'Abundance',
      value: '3 × uranium',
      percent: thoriumBars.abundance(3),
      note: 'In the crust, lower end of 3 to 4 times; the bar ends at 5.[^tecdoc]',
    },
    {
      label: 'Waste',
      value: '80% less plutonium',
      percent: thoriumBars.waste(80),
      note: 'In the spent fuel of one published core design, against the usual fuel of that reactor.[^rtr]',
    },
    {
      label: 'Operating temperature',
      value: '750 °C',
      percent: thoriumBars.operatingTemperature(750),
      note: 'Helium at the outlet of the THTR-300, which ran on thorium and uranium; the bar ends at 1,000.[^htgr]',
    },
    {
      label: 'Safety',
      value: '7 of 10',
      percent: thoriumBars.safety(7),
      note: 'Our judgement, not a measurement: the stability of the oxide counts for it, the radiation in handling recycled fuel against it.',
    },
  ],
  ...thoriumDetails,
  ...thoriumPeople,
  sources: thoriumSources,
};
