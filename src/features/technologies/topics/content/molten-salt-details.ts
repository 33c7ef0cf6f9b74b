import type { TopicContent } from '../topic-content.ts';

type Details = Pick<
  TopicContent,
  'technical' | 'specifications' | 'readinessLevels' | 'benefits' | 'challenges' | 'outlook' | 'timeline'
>;

/** The text of the tab Technical Details, and the history and assessment in the overview. */
export const moltenSaltDetails: Details = {
  technical: [
    {
      id: 'how-it-works',
      title: 'How it works',
      paragraphs: [
        'Salt with dissolved fuel is pumped through a core that is shaped, or filled with graphite, so that a chain reaction is possible there and nowhere else. It gives its heat to a second loop of clean salt, and that to a steam generator, a gas turbine or a store.',
        'Helium is bubbled through the salt and takes the gaseous fission products with it. Some designs add a small chemical plant that removes others while the reactor runs; simpler ones replace the whole core unit every few years.',
      ],
    },
    {
      id: 'families',
      title: 'Three families',
      paragraphs: [
        'Thermal designs slow neutrons in graphite and need little fuel; their graphite swells and has to be replaced. Fast designs in chloride need no moderator and can burn long-lived waste, with a larger inventory. Salt-cooled designs keep coated particles as fuel, which borrows most of the advantages and few of the difficulties.[^gif]',
      ],
    },
    {
      id: 'chemistry',
      title: 'The chemistry that decides',
      paragraphs: [
        'Salt dissolves the oxide skins that protect steel elsewhere, so alloys are protected by the chemistry itself: a small surplus of one form of uranium keeps the salt from taking chromium out of the metal. At Oak Ridge that worked. What surprised was tellurium from fission, which cracked the surface of the nickel alloy along its grains.[^ornl4812]',
        'Lithium has to be almost pure lithium-7, or it makes tritium; and tritium passes through hot metal.',
      ],
    },
  ],
  specifications: [
    {
      name: 'Fuel salt of the MSRE',
      details: ['Fluorides of lithium, beryllium, zirconium and uranium (65, 29, 5 and 1 mol%)[^msre]'],
    },
    { name: 'Fast-spectrum salts', details: ['Chlorides of sodium, magnesium or potassium with uranium or plutonium'] },
    { name: 'Temperature', details: ['MSRE about 650 °C[^msre]', 'Designs 600 to 750 °C'] },
    { name: 'Pressure', details: ['Close to atmospheric; pumps add a few bar'] },
    {
      name: 'Structural alloy',
      details: ['Hastelloy N, a nickel alloy made for these salts', 'Stainless steel 316H in several newer designs'],
    },
    { name: 'Moderator', details: ['Graphite, or none'] },
    { name: 'Power of designs', details: ['2 MWt experiment to about 1,000 MWe, the design study of 1971[^ornl4541]'] },
  ],
  readinessLevels: [
    { level: 0, name: 'Idea', description: 'Fuel that is liquid, proposed for aircraft around 1950.' },
    {
      level: 1,
      name: 'Basic principles',
      description: 'Fluoride salts are found to be stable under radiation and heat.',
    },
    { level: 2, name: 'Concept', description: 'The Aircraft Reactor Experiment runs on liquid fluoride in 1954.' },
    { level: 3, name: 'Proof of concept', description: 'The MSRE operates for four years, on two fuels.[^msre]' },
    {
      level: 4,
      name: 'Validated in the laboratory',
      description: 'Loops, pumps, salts and alloys are tested; small reactors are licensed and one runs.[^wnn2023]',
    },
    {
      level: 5,
      name: 'Validated in its environment',
      description: 'A reactor with today’s materials and instruments runs for years, with off-gas treatment.',
    },
    {
      level: 6,
      name: 'Demonstrated in its environment',
      description: 'A demonstration plant supplies heat or power; maintenance is done by remote control.',
    },
    { level: 7, name: 'Demonstrated in operation', description: 'A first plant of commercial size runs as licensed.' },
    {
      level: 8,
      name: 'Complete and qualified',
      description: 'Alloys, salts and codes are in the standards; waste forms are accepted.',
    },
    {
      level: 9,
      name: 'Proven in operation',
      description: 'Several plants run commercially over full life of their core.',
    },
  ],
  benefits: [
    {
      title: 'Low pressure',
      icon: 'pressure',
      description: 'No driving force to burst a vessel or spread what is in it.',
    },
    {
      title: 'Slows itself down',
      icon: 'safety',
      description: 'A hotter salt is a thinner salt: the reaction falls off without anybody acting.',
    },
    {
      title: 'High temperature',
      icon: 'heat',
      description: 'Efficient turbines, and heat for industry and storage.[^gif]',
    },
    {
      title: 'Fuel on the move',
      icon: 'fuel',
      description: 'It can be topped up and cleaned without opening a vessel.',
    },
    {
      title: 'Takes several fuels',
      icon: 'waste',
      description: 'Uranium, plutonium, or thorium once lit; fast designs can use long-lived waste.[^gif]',
    },
  ],
  challenges: [
    {
      title: 'Corrosion',
      icon: 'chemistry',
      description: 'No alloy is in the codes for decades in fuel salt under radiation.[^ornl4812]',
    },
    {
      title: 'The whole loop is hot',
      icon: 'warning',
      description: 'Pumps and exchangers carry fission products; they are serviced by remote control.',
    },
    {
      title: 'Graphite ages',
      icon: 'material',
      description: 'It shrinks, then swells, and is replaced every few years in dense cores.',
    },
    { title: 'Tritium', icon: 'waste', description: 'Made from lithium and beryllium, and hard to hold in hot metal.' },
    {
      title: 'Rules made for rods',
      icon: 'law',
      description: 'Regulators and safeguards count fuel elements; a liquid has none to count.[^nrc]',
    },
    { title: 'Cost unknown', icon: 'cost', description: 'Estimates exist, plants do not.' },
  ],
  outlook: [],
  timeline: [
    {
      year: '1954',
      event: 'Aircraft Reactor Experiment',
      description: 'A 2.5 MWt reactor at Oak Ridge runs with liquid fuel at up to 860 °C, for days.[^wna]',
    },
    {
      year: '1965',
      event: 'MSRE',
      description: 'The Molten Salt Reactor Experiment reaches criticality on 1 June.[^msre]',
    },
    { year: '1968', event: 'Uranium-233', description: 'It becomes the first reactor to run on this fuel.[^msre]' },
    {
      year: '1969',
      event: 'Shutdown',
      description: 'The experiment ends in December, after more than 13,000 hours at full power.',
    },
    {
      year: '1971',
      event: 'Design of a power plant',
      description: 'Oak Ridge publishes a breeder of 1,000 MWe; it is not built.[^ornl4541]',
    },
    {
      year: '2002',
      event: 'Generation IV',
      description: 'An international forum takes the concept among its six.[^gif]',
    },
    { year: '2011', event: 'TMSR programme', description: 'The Chinese Academy of Sciences starts anew.[^wna]' },
    {
      year: '2023',
      event: 'Two licences',
      description: 'TMSR-LF1 may operate;[^wnn2023] Hermes may be built.[^hermes]',
    },
    {
      year: '2024',
      event: 'Liquid fuel in Texas',
      description: 'A university receives the first US permit for a reactor with liquid fuel.[^nrc]',
    },
    {
      year: '2025',
      event: 'Thorium converted',
      description: 'TMSR-LF1 is reported to turn thorium into uranium fuel.[^wnn2025]',
    },
  ],
};
