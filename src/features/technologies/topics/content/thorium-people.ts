import { paths, pathTo } from '#contract/kit/paths.ts';
import type { TopicContent } from '../topic-content.ts';

type People = Pick<TopicContent, 'keyPlayers' | 'questions' | 'related'>;

/** The organisations at work, common questions, and further reading. */
export const thoriumPeople: People = {
  keyPlayers: [
    {
      name: 'Bhabha Atomic Research Centre',
      location: 'Mumbai, India',
      focus: 'Three-stage programme with thorium as its goal; fuel fabrication and reprocessing[^wna]',
      url: 'https://www.barc.gov.in/',
    },
    {
      name: 'Shanghai Institute of Applied Physics',
      location: 'Shanghai and Wuwei, China',
      focus: 'TMSR-LF1, a 2 MWt molten salt reactor with thorium[^wnn2025]',
      url: 'https://english.sinap.cas.cn/',
    },
    {
      name: 'Clean Core Thorium Energy',
      location: 'Chicago, USA',
      focus: 'Thorium with enriched uranium for heavy-water reactors; irradiation at Idaho National Laboratory[^ccte]',
      url: 'https://cleancore.energy/',
    },
    {
      name: 'Copenhagen Atomics',
      location: 'Copenhagen, Denmark',
      focus: 'Containerised molten salt reactor with a thorium blanket, in development',
      url: 'https://www.copenhagenatomics.com/',
    },
    {
      name: 'NRG PALLAS',
      location: 'Petten, Netherlands',
      focus: 'Irradiation of thorium fluoride salts in the High Flux Reactor',
      url: 'https://www.nrgpallas.com/',
    },
    {
      name: 'OECD Nuclear Energy Agency',
      location: 'Paris, France',
      focus: 'Assessment of thorium in the fuel cycle, for its member countries[^nea]',
      url: 'https://www.oecd-nea.org/',
    },
  ],
  questions: [
    {
      question: 'Can a reactor run on thorium alone?',
      answer: [
        'No. Thorium-232 does not split with slow neutrons. Something fissile has to start the reaction, and keep it up until enough uranium-233 has been bred.[^tecdoc]',
      ],
    },
    {
      question: 'Is thorium safer than uranium?',
      answer: [
        'The oxide is more stable. But safety belongs to a reactor, not to a fuel: decay heat, pressure and cooling count for more. Many advantages claimed for thorium are those of molten salt reactors, which can run on uranium as well.[^wna]',
      ],
    },
    {
      question: 'Does it solve the waste problem?',
      answer: [
        'It makes less plutonium and minor actinides. Fission products, which dominate radiation for the first centuries, are much the same, and protactinium-231 and uranium-233 bring long-lived activity of their own.[^nea]',
      ],
    },
    {
      question: 'Can it be misused for weapons?',
      answer: [
        'Uranium-233 is weapons-usable and under the same safeguards as plutonium. Uranium-232 beside it makes handling dangerous and detection easy, which is a hindrance and not a barrier.[^tecdoc]',
      ],
    },
    {
      question: 'Why was it abandoned?',
      answer: [
        'Uranium turned out to be plentiful, enrichment became cheap, and the industry had been built around both. Prototypes ended for reasons of their own; none had shown a cost advantage.[^nea]',
      ],
    },
  ],
  related: [
    { label: 'Molten Salt Reactors', to: paths.moltenSalt },
    { label: 'Perovskite Solar Cells', to: paths.perovskite },
    { label: 'Nuclear Energy', to: `${paths.technologies}?focusArea=nuclear-energy` },
    { label: 'Advanced reactors', to: `${paths.technologies}?tag=advanced+reactors` },
    { label: 'Renewable Energy', to: pathTo(paths.focusArea, { slug: 'renewable-energy' }) },
  ],
};
