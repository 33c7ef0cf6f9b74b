import type { Source } from '../topic-content.ts';

export const moltenSaltSources: readonly Source[] = [
  {
    id: 'msre',
    title: 'Experience with the Molten-Salt Reactor Experiment',
    publisher: 'P. N. Haubenreich and J. R. Engel, Nuclear Applications and Technology 8, 1970',
    url: 'https://doi.org/10.13182/NT8-2-118',
  },
  {
    id: 'ornl4541',
    title: 'Conceptual design study of a single-fluid molten-salt breeder reactor (ORNL-4541)',
    publisher: 'Oak Ridge National Laboratory, 1971',
    url: 'https://www.osti.gov/',
  },
  {
    id: 'ornl4812',
    title: 'The development status of molten-salt breeder reactors (ORNL-4812)',
    publisher: 'Oak Ridge National Laboratory, 1972',
    url: 'https://www.osti.gov/',
  },
  {
    id: 'gif',
    title: 'Molten salt reactors',
    publisher: 'Generation IV International Forum',
    url: 'https://www.gen-4.org/',
  },
  {
    id: 'wna',
    title: 'Molten salt reactors',
    publisher: 'World Nuclear Association',
    url: 'https://world-nuclear.org/information-library/current-and-future-generation/molten-salt-reactors',
  },
  {
    id: 'wnn2023',
    title: 'Operating permit issued for Chinese molten salt reactor',
    publisher: 'World Nuclear News, June 2023',
    url: 'https://world-nuclear-news.org/Articles/Operating-permit-issued-for-Chinese-molten-salt-re',
  },
  {
    id: 'wnn2025',
    title: 'Chinese MSR achieves conversion of thorium-uranium fuel',
    publisher: 'World Nuclear News, November 2025',
    url: 'https://world-nuclear-news.org/articles/chinese-msr-achieves-conversion-of-thorium-uranium-fuel',
  },
  {
    id: 'hermes',
    title: 'Investment contract supports US demonstration reactor project',
    publisher: 'World Nuclear News, February 2024',
    url: 'https://www.world-nuclear-news.org/Articles/Investment-contract-supports-US-demonstration-reac',
  },
  {
    id: 'nrc',
    title: 'Construction permit for the Molten Salt Research Reactor of Abilene Christian University',
    publisher: 'US Nuclear Regulatory Commission, September 2024',
    url: 'https://www.nrc.gov/reactors/non-power/new-facility-licensing/msrr-acu.html',
  },
];
