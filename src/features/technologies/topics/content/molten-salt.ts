import { moltenSaltBars } from '../metric-bars.ts';
import type { TopicContent } from '../topic-content.ts';
import { moltenSaltDetails } from './molten-salt-details.ts';
import { moltenSaltPeople } from './molten-salt-people.ts';
import { moltenSaltSources } from './molten-salt-sources.ts';

/** Molten Salt Reactors, technology 8. */
export const moltenSalt: TopicContent = {
  id: 8,
  title: 'Molten Salt Reactors',
  standfirst:
    'Fuel or coolant that is a hot, clear liquid at nearly the pressure of the air. It ran at Oak Ridge in the 1960s, runs again in China, and has yet to deliver power to anyone.',
  keyFigures: [
    { value: '13,000 h', label: 'at full power and more: the experiment at Oak Ridge, 1965 to 1969[^msre]' },
    { value: '650 °C', label: 'temperature of its salt, at close to atmospheric pressure[^msre]' },
    { value: '2 MWt', label: 'experimental reactor in Gansu, China, licensed in 2023[^wnn2023]' },
    { value: '35 MWt', label: 'salt-cooled demonstration reactor under construction in Tennessee[^hermes]' },
  ],
  status: {
    readinessLevel: 4,
    focusArea: 'Nuclear Energy',
    developmentStatus: 'developing',
    firstDeveloped: '1954',
    lastUpdated: 'November 2026',
  },
  overview: [
    {
      id: 'what-it-is',
      title: 'What it is',
      paragraphs: [
        'In a molten salt reactor the core is filled with a mixture of fluorides or chlorides at 600 to 700 °C. In most designs the fuel is dissolved in it, so that there are no rods to make, to cool or to melt. In others the salt only carries heat away from solid, coated fuel.',
        'The salts boil far above the temperatures of operation. The plant therefore needs no high pressure: what holds the fuel is a vessel with thin walls, not the thick forging of a pressurised water reactor.',
      ],
    },
    {
      id: 'why-it-matters',
      title: 'Why it matters',
      paragraphs: [
        'Liquid fuel expands when it warms, and fewer atoms split: the reactor follows its load and slows itself down. If power fails, a plug of frozen salt melts and the fuel drains into tanks whose shape cannot sustain a reaction. Xenon, which poisons solid fuel, bubbles out.[^gif]',
        'Heat near 700 °C drives turbines with an efficiency of about 45%, where water reactors reach a third, and it serves chemistry, hydrogen and storage in salt.[^ornl4541]',
      ],
    },
    {
      id: 'where-it-stands',
      title: 'Where it stands',
      paragraphs: [
        'Two reactors with liquid fuel ran in the United States, in 1954 and from 1965 to 1969.[^msre] Then none for more than half a century, until the TMSR-LF1 in China was licensed in 2023 and later shown to convert thorium.[^wnn2023][^wnn2025]',
        'Elsewhere designs are in licensing. Kairos Power builds a demonstration reactor that is cooled by salt,[^hermes] and Abilene Christian University holds a permit for a research reactor with liquid fuel.[^nrc] We rate the family at level 4: components and chemistry are validated, a plant that makes power is not.',
      ],
    },
  ],
  metrics: [
    {
      label: 'Operating temperature',
      value: 'up to 700 °C',
      percent: moltenSaltBars.temperature,
      note: 'Outlet of most designs; the bar ends at 1,000 °C.[^gif]',
    },
    {
      label: 'Operating pressure',
      value: 'below 1 MPa',
      percent: moltenSaltBars.pressure,
      note: 'The bar ends at 10 MPa. A pressurised water reactor, at about 15.5, would be off the scale.[^wna]',
    },
    {
      label: 'Thermal efficiency',
      value: 'about 45%',
      percent: moltenSaltBars.efficiency,
      note: 'The Oak Ridge design study of 1971 came to 44%; the bar ends at 60%.[^ornl4541]',
    },
  ],
  ...moltenSaltDetails,
  ...moltenSaltPeople,
  sources: moltenSaltSources,
};
