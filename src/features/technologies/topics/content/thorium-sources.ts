import type { Source } from '../topic-content.ts';

export const thoriumSources: readonly Source[] = [
  {
    id: 'tecdoc',
    title: 'Thorium fuel cycle: potential benefits and challenges (IAEA-TECDOC-1450)',
    publisher: 'International Atomic Energy Agency, 2005',
    url: 'https://www.iaea.org/publications/7192/thorium-fuel-cycle-potential-benefits-and-challenges',
  },
  {
    id: 'wna',
    title: 'Thorium',
    publisher: 'World Nuclear Association',
    url: 'https://world-nuclear.org/information-library/current-and-future-generation/thorium',
  },
  {
    id: 'nea',
    title: 'Introduction of thorium in the nuclear fuel cycle',
    publisher: 'OECD Nuclear Energy Agency, 2015',
    url: 'https://www.oecd.org/en/publications/introduction-of-thorium-in-the-nuclear-fuel-cycle_9789264241732-en.html',
  },
  {
    id: 'lwbr',
    title: 'Light Water Breeder Reactor: end-of-life proof of breeding',
    publisher: 'Bettis Atomic Power Laboratory, US Department of Energy, 1987',
    url: 'https://www.osti.gov/',
  },
  {
    id: 'rtr',
    title: 'Thorium fuel for light water reactors: reducing proliferation potential of nuclear power fuel cycle',
    publisher: 'A. Galperin, P. Reichert and A. Radkowsky, Science & Global Security 6, 1997',
    url: 'https://scienceandglobalsecurity.org/',
  },
  {
    id: 'htgr',
    title: 'Power Reactor Information System: THTR-300',
    publisher: 'International Atomic Energy Agency',
    url: 'https://pris.iaea.org/',
  },
  {
    id: 'msre',
    title: 'Experience with the Molten-Salt Reactor Experiment',
    publisher: 'P. N. Haubenreich and J. R. Engel, Nuclear Applications and Technology 8, 1970',
    url: 'https://doi.org/10.13182/NT8-2-118',
  },
  {
    id: 'wnn2025',
    title: 'Chinese MSR achieves conversion of thorium-uranium fuel',
    publisher: 'World Nuclear News, November 2025',
    url: 'https://world-nuclear-news.org/articles/chinese-msr-achieves-conversion-of-thorium-uranium-fuel',
  },
  {
    id: 'ccte',
    title: 'ANEEL fuel: irradiation at Idaho National Laboratory',
    publisher: 'Clean Core Thorium Energy, 2024',
    url: 'https://cleancore.energy/',
  },
];
