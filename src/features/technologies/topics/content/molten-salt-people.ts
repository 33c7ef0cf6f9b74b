import { paths, pathTo } from '#contract/kit/paths.ts';
import type { TopicContent } from '../topic-content.ts';

type People = Pick<TopicContent, 'keyPlayers' | 'questions' | 'related'>;

/** The builders, the funding, common questions, and further reading. */
export const moltenSaltPeople: People = {
  keyPlayers: [
    {
      name: 'Shanghai Institute of Applied Physics',
      location: 'Shanghai and Wuwei, China',
      focus: 'TMSR-LF1, the only liquid-fuelled reactor in operation[^wnn2025]',
      url: 'https://english.sinap.cas.cn/',
      details: {
        type: 'Research institute',
        reactorType: 'Thermal, fluoride, thorium and uranium',
        funding: 'Public: Chinese Academy of Sciences[^wna]',
      },
    },
    {
      name: 'Kairos Power',
      location: 'Alameda, California, USA',
      focus: 'Hermes, a 35 MWt demonstration reactor at Oak Ridge[^hermes]',
      url: 'https://kairospower.com/',
      details: {
        type: 'Company',
        reactorType: 'Salt-cooled, coated-particle pebbles',
        funding: 'Private; US Department of Energy, up to $303 million by milestones[^hermes]',
      },
    },
    {
      name: 'Abilene Christian University and Natura Resources',
      location: 'Abilene, Texas, USA',
      focus: 'Research reactor with liquid fuel; construction permit of September 2024[^nrc]',
      url: 'https://www.acunextlab.org/',
      details: {
        type: 'University and company',
        reactorType: 'Thermal, fluoride, uranium',
        funding: 'Sponsored research, private',
      },
    },
    {
      name: 'Terrestrial Energy',
      location: 'Charlotte, USA, and Ontario, Canada',
      focus: 'Integral reactor whose sealed core unit is replaced',
      url: 'https://www.terrestrialenergy.com/',
      details: {
        type: 'Company',
        reactorType: 'Thermal, fluoride, low-enriched uranium',
        funding: 'Private, with public grants in Canada and the USA',
      },
    },
    {
      name: 'Moltex Energy Canada',
      location: 'Saint John, New Brunswick, Canada',
      focus: 'Reactor that burns recycled waste of heavy-water reactors, with the salt in tubes',
      url: 'https://www.moltexenergy.com/',
      details: { type: 'Company', reactorType: 'Fast, chloride', funding: 'Private, with federal support in Canada' },
    },
    {
      name: 'TerraPower and Southern Company',
      location: 'Idaho National Laboratory, USA',
      focus: 'Molten Chloride Reactor Experiment, for data on fast chloride salts',
      url: 'https://www.terrapower.com/',
      details: {
        type: 'Companies with a national laboratory',
        reactorType: 'Fast, chloride',
        funding: 'Private; US Department of Energy, shared cost',
      },
    },
  ],
  questions: [
    {
      question: 'Can it melt down?',
      answer: [
        'The fuel is molten already, and that is the point: the plant is made to hold a liquid and to drain it. Decay heat has to be removed all the same, and the salt has to stay where it belongs.[^gif]',
      ],
    },
    {
      question: 'Is every molten salt reactor a thorium reactor?',
      answer: [
        'No. Most designs that are being licensed use low-enriched uranium. Thorium suits the family well, and is a second step.[^wna]',
      ],
    },
    {
      question: 'Why was the first programme ended?',
      answer: [
        'In the early 1970s the United States put its money on the sodium-cooled breeder. The experiment had met its goals; materials and tritium were open questions.[^ornl4812]',
      ],
    },
    {
      question: 'When will one supply power?',
      answer: [
        'Developers name dates around 2030 and later. None has been met so far; we would wait for the first demonstration plant to run.',
      ],
    },
    {
      question: 'What about the waste?',
      answer: [
        'Fission products are the same as elsewhere. The salt itself is a new form of waste: fluorides and chlorides dissolve in water and have to be converted before disposal.[^gif]',
      ],
    },
  ],
  related: [
    { label: 'Thorium Nuclear Fuel', to: paths.thorium },
    { label: 'Direct Air Carbon Capture', to: pathTo(paths.technology, { id: 3 }) },
    { label: 'Perovskite Solar Cells', to: pathTo(paths.technology, { id: 1 }) },
  ],
};
