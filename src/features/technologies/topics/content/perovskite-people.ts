import { paths, pathTo } from '#contract/kit/paths.ts';
import type { TopicContent } from '../topic-content.ts';

type People = Pick<TopicContent, 'keyPlayers' | 'questions' | 'related'>;

/** The organisations at work, common questions, and further reading. */
export const perovskitePeople: People = {
  keyPlayers: [
    {
      name: 'Oxford PV',
      location: 'Oxford, UK, and Brandenburg, Germany',
      focus: 'Tandem cells and modules on silicon; first commercial delivery in 2024[^oxford]',
      url: 'https://www.oxfordpv.com/',
    },
    {
      name: 'LONGi',
      location: 'Xi’an, China',
      focus: 'Silicon cells and modules; holder of the tandem record of April 2025[^longi]',
      url: 'https://www.longi.com/',
    },
    {
      name: 'Swift Solar',
      location: 'California, USA',
      focus: 'Lightweight and tandem perovskite modules',
      url: 'https://www.swiftsolar.com/',
    },
    {
      name: 'Helmholtz-Zentrum Berlin',
      location: 'Berlin, Germany',
      focus: 'Research on interfaces and tandems; tandem records in 2020, 2021 and 2022[^nrel]',
      url: 'https://www.helmholtz-berlin.de/',
    },
    {
      name: 'CSEM and EPFL',
      location: 'Neuchâtel, Switzerland',
      focus: 'Tandems on textured silicon, reliability, pilot processes',
      url: 'https://www.csem.ch/',
    },
    {
      name: 'NREL',
      location: 'Golden, Colorado, USA',
      focus: 'Keeper of the chart of record cells; stability and scale-up[^nrel]',
      url: 'https://www.nrel.gov/pv/',
    },
  ],
  questions: [
    {
      question: 'Can I buy perovskite modules today?',
      answer: [
        'In small numbers. Tandem modules have been sold since 2024, first of all to utility-scale customers.[^oxford] There is no shelf product with the track record of silicon.',
      ],
    },
    {
      question: 'How long do they last?',
      answer: [
        'Nobody can say yet, and that is the central question. Cells survive thousands of hours of accelerated tests under agreed protocols;[^isos] how these hours translate into years on a roof has to be learned outdoors.',
      ],
    },
    {
      question: 'Is the lead dangerous?',
      answer: [
        'The amount is small, less than a gram for a square metre by our estimate, yet lead halides dissolve in water and are toxic.[^lead] Encapsulation, films that bind lead, and take-back are therefore part of every serious design.',
      ],
    },
    {
      question: 'Why tandems rather than perovskite alone?',
      answer: [
        'Silicon is cheap and hard to beat on its own ground. On top of it a perovskite adds power where the frame, glass and land are paid already. The limit of two absorbers is 42% against 30% for one.[^devos]',
      ],
    },
    {
      question: 'What do the record figures leave out?',
      answer: [
        'Mostly area and time. Records are certified on cells of about a square centimetre or less, shortly after they were made. Look for the area, the certifying laboratory and a stabilised measurement.[^nrel]',
      ],
    },
  ],
  related: [
    { label: 'Renewable Energy', to: pathTo(paths.focusArea, { slug: 'renewable-energy' }) },
    { label: 'Tandem cells', to: `${paths.technologies}?tag=tandem+cells` },
    { label: 'Thin film', to: `${paths.technologies}?search=thin+film` },
    { label: 'Grid-scale storage', to: pathTo(paths.researchArticle, { slug: 'grid-scale-storage' }) },
    { label: 'Thorium Nuclear Fuel', to: paths.thorium },
    { label: 'Molten Salt Reactors', to: paths.moltenSalt },
  ],
};
