import type { TopicContent } from '../topic-content.ts';

type Details = Pick<
  TopicContent,
  'technical' | 'specifications' | 'readinessLevels' | 'benefits' | 'challenges' | 'outlook' | 'timeline'
>;

/** The text of the tabs Technical Details and Challenges & Future. */
export const perovskiteDetails: Details = {
  technical: [
    {
      id: 'how-a-cell-works',
      title: 'How a cell works',
      paragraphs: [
        'Light lifts an electron in the absorber and leaves a hole behind. Two thin layers on either side let only one of the two pass: a contact for electrons, such as tin oxide or a fullerene, and a contact for holes, such as a molecule that arranges itself one layer deep. Conducting layers collect both, at least one of them transparent.',
        'What is lost is lost mostly at the interfaces. The last points of efficiency came from treating the surfaces of the crystal so that electrons and holes do not meet there before they are collected.',
      ],
    },
    {
      id: 'how-it-is-made',
      title: 'How it is made',
      paragraphs: [
        'In the laboratory a drop of solution is spun on glass and crystallised within seconds. For areas of square metres there are three ways: a slot die that lays down a wet film, evaporation in vacuum, and a mixture of the two in which a dry lead salt is converted by vapour or solution. Textured silicon wafers favour vapour, which covers their pyramids evenly.',
      ],
    },
    {
      id: 'how-it-is-tested',
      title: 'How it is tested',
      paragraphs: [
        'Silicon modules pass the tests of IEC 61215, among them 1,000 hours at 85 °C and 85% humidity and 200 cycles between -40 °C and 85 °C.[^iec] They were written for silicon and do not ask what perovskites are sensitive to, light and heat together above all.',
        'In 2020 some sixty laboratories therefore agreed on how ageing of perovskite cells is to be measured and reported, the ISOS protocols.[^isos] A lifetime that does not name its protocol cannot be compared with another.',
      ],
    },
  ],
  specifications: [
    {
      name: 'Absorber',
      details: ['Lead or tin halide perovskite, about 0.5 µm', 'Band gap tunable, about 1.2 to 2.3 eV'],
    },
    {
      name: 'Formats',
      details: ['Single junction on glass or foil', 'Two-terminal tandem on silicon', 'All-perovskite tandem'],
    },
    { name: 'Cell records', details: ['26.7% single junction[^nrel]', '34.85% on silicon[^longi]'] },
    { name: 'Module on the market', details: ['24.5%, 72 cells, tandem, first sold in 2024[^oxford]'] },
    { name: 'Processing', details: ['Solution or vapour, below about 150 °C'] },
    {
      name: 'Lead content',
      details: ['About 0.7 g/m²: our figure, from 0.5 µm of methylammonium lead iodide with a density of 4.16 g/cm³'],
    },
  ],
  readinessLevels: [
    { level: 1, name: 'Basic principles', description: 'Halide perovskites are found to conduct and to absorb light.' },
    { level: 2, name: 'Concept', description: 'The crystal serves as the absorber of a solar cell, at 3.8%.[^kojima]' },
    {
      level: 3,
      name: 'Proof of concept',
      description: 'All-solid cells reach about 10% and outlast an experiment.[^kim]',
    },
    {
      level: 4,
      name: 'Validated in the laboratory',
      description: 'Certified cells rival silicon; ageing is measured by agreed protocols.[^isos]',
    },
    {
      level: 5,
      name: 'Validated in its environment',
      description:
        'Modules of full size keep their power outdoors over years, in several climates, measured independently.',
    },
    {
      level: 6,
      name: 'Demonstrated in its environment',
      description: 'A pilot line makes modules whose yield and degradation are known; some makers are here already.',
    },
    {
      level: 7,
      name: 'Demonstrated in operation',
      description: 'A plant of megawatts runs as forecast and is insured at ordinary terms.',
    },
    { level: 8, name: 'Complete and qualified', description: 'Certification includes tests written for the material.' },
    { level: 9, name: 'Proven in operation', description: 'Warranties of decades rest on experience, not on models.' },
  ],
  benefits: [
    {
      title: 'More from the same area',
      icon: 'area',
      description: 'A tandem uses colours that silicon turns into heat.',
    },
    {
      title: 'Little material',
      icon: 'material',
      description: 'Half a micrometre of absorber against more than a hundred of silicon wafer.',
    },
    {
      title: 'Low temperatures',
      icon: 'heat',
      description: 'Silicon is drawn from a melt of 1,414 °C; a perovskite film dries below about 150 °C.',
    },
    {
      title: 'Tunable',
      icon: 'light',
      description: 'The band gap follows the recipe: for tandems, for indoor light, for coloured façades.',
    },
    {
      title: 'Light and flexible',
      icon: 'scale',
      description: 'On foil it goes where glass and frames are too heavy.',
    },
  ],
  challenges: [
    {
      title: 'Lifetime',
      icon: 'clock',
      description:
        'Moisture, oxygen, heat and light each attack the crystal; together they are worse than the sum.[^isos]',
    },
    {
      title: 'Large areas',
      icon: 'scale',
      description:
        'From a cell of a square centimetre to a module several points of efficiency are lost to seams, resistance and uneven films.',
    },
    {
      title: 'Lead',
      icon: 'warning',
      description:
        'Less than a gram for a square metre, but in a form that water dissolves: it has to be held back even when the glass breaks.[^lead]',
    },
    {
      title: 'Moving ions',
      icon: 'chemistry',
      description:
        'The crystal rearranges itself under voltage and light, which blurs measurements and slows the cell.',
    },
    {
      title: 'Standards',
      icon: 'law',
      description: 'Type tests were written for silicon. Until others exist, every buyer asks for more evidence.[^iec]',
    },
  ],
  outlook: [
    {
      id: 'what-to-watch',
      title: 'What to watch',
      paragraphs: [
        'Three things would move our rating. Power over three years outdoors, published by somebody who does not sell the module. Yields of a line of hundreds of megawatts. And a warranty that an insurer backs at the price of silicon.',
        'Tandems will probably come first: they only have to improve a product that exists, and the factories that make the lower half are running.',
      ],
    },
  ],
  timeline: [
    {
      year: '1839',
      event: 'A mineral',
      description: 'Gustav Rose describes calcium titanate from the Urals and names it after Lev Perovski.',
    },
    {
      year: '2009',
      event: 'The first cell',
      description: 'Kojima, Miyasaka and colleagues report 3.8% with a liquid electrolyte.[^kojima]',
    },
    {
      year: '2012',
      event: 'Solid cells',
      description: 'Two groups reach 9.7% and 10.9% without liquid.[^kim][^science2012]',
    },
    {
      year: '2018',
      event: 'Tandem ahead',
      description: 'At 27.3% a tandem by Oxford PV passes the best silicon cell of its day, 26.7%.[^nrel]',
    },
    {
      year: '2020',
      event: 'Protocols',
      description: 'A consensus says how stability is assessed and reported.[^isos]',
    },
    { year: '2022', event: 'Above 30%', description: 'Tandems pass 31% in Switzerland and 32% in Berlin.[^nrel]' },
    {
      year: '2024',
      event: 'First sale',
      description: 'Tandem panels are delivered to a utility-scale customer.[^oxford]',
    },
    { year: '2025', event: '34.85%', description: 'LONGi’s two-terminal tandem is certified by NREL.[^longi]' },
  ],
};
