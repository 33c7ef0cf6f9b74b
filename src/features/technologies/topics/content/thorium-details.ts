import type { TopicContent } from '../topic-content.ts';

type Details = Pick<
  TopicContent,
  'technical' | 'specifications' | 'readinessLevels' | 'benefits' | 'challenges' | 'outlook' | 'timeline'
>;

/** The text of the tabs Technical Details and Challenges & Future. */
export const thoriumDetails: Details = {
  technical: [
    {
      id: 'from-thorium-to-fuel',
      title: 'From thorium to fuel',
      paragraphs: [
        'Thorium-232 takes in a neutron and becomes thorium-233, which decays with a half-life of 22 minutes to protactinium-233, and that with one of 27 days to uranium-233.[^tecdoc] During those weeks protactinium can swallow another neutron and be lost; breeders therefore keep it where neutrons are few, or take it out.',
      ],
    },
    {
      id: 'the-trouble-with-232',
      title: 'The trouble with uranium-232',
      paragraphs: [
        'Along the way a little uranium-232 is formed. Its half-life is 69 years, and one of its daughters, thallium-208, sends out gamma rays of 2.6 MeV.[^tecdoc] They make the material easy to detect and hard to steal; they also mean that recycled fuel is made by remote control behind thick walls.',
      ],
    },
    {
      id: 'which-reactors',
      title: 'Which reactors',
      paragraphs: [
        'Light-water and heavy-water reactors can burn thorium in part of their core with moderate changes. High-temperature reactors have done so in coated particles. Molten salt reactors suit it best, since their fuel can be processed while they run; they are also the least proven.[^wna]',
      ],
    },
  ],
  specifications: [
    {
      name: 'Isotopes',
      details: ['Thorium-232, fertile, half-life 14 billion years', 'Uranium-233, fissile, half-life 159,000 years'],
    },
    {
      name: 'Fuel forms',
      details: [
        'Thorium dioxide, alone or mixed with uranium or plutonium oxide',
        'Coated particles',
        'Fluoride in molten salt',
      ],
    },
    { name: 'Melting point of the oxide', details: ['About 3,300 °C; uranium dioxide about 2,800 °C[^tecdoc]'] },
    { name: 'Neutrons of uranium-233', details: ['More than 2.2 for each one absorbed, at thermal energies[^tecdoc]'] },
    { name: 'Starter', details: ['Enriched uranium, plutonium, or uranium-233 from an earlier cycle'] },
    { name: 'Main mineral', details: ['Monazite, mined for rare earths[^wna]'] },
  ],
  readinessLevels: [
    { level: 1, name: 'Basic principles', description: 'Uranium-233 is found and seen to split, in the 1940s.' },
    { level: 2, name: 'Concept', description: 'Breeders on thorium are designed on paper.' },
    { level: 3, name: 'Proof of concept', description: 'Samples of thorium fuel are irradiated in research reactors.' },
    {
      level: 4,
      name: 'Validated in the laboratory',
      description: 'Fuel rods and particles are made, irradiated and examined.[^tecdoc]',
    },
    {
      level: 5,
      name: 'Validated in its environment',
      description:
        'Power reactors run on thorium with a starter: Indian Point, Shippingport, Fort St. Vrain, THTR-300.[^tecdoc]',
    },
    {
      level: 6,
      name: 'Demonstrated in its environment',
      description: 'Uranium-233 is recovered at scale and made into new fuel by remote control.',
    },
    {
      level: 7,
      name: 'Demonstrated in operation',
      description: 'A plant runs on its own recycled fuel over several cycles.',
    },
    { level: 8, name: 'Complete and qualified', description: 'Fuel, plant and recycling are licensed as one system.' },
    { level: 9, name: 'Proven in operation', description: 'Several plants run commercially on thorium.' },
  ],
  benefits: [
    {
      title: 'Plenty of it',
      icon: 'fuel',
      description:
        'Three to four times as common as uranium, and mined already as a companion of rare earths.[^tecdoc]',
    },
    {
      title: 'Less heavy waste',
      icon: 'waste',
      description: 'Fewer plutonium and minor actinide atoms; in one design 80% less plutonium.[^rtr]',
    },
    {
      title: 'A robust oxide',
      icon: 'heat',
      description: 'It conducts heat better than uranium dioxide, melts later and does not oxidise further.[^tecdoc]',
    },
    {
      title: 'Breeds with slow neutrons',
      icon: 'chemistry',
      description:
        'Shippingport ended with 1.39% more fissile material than it began with, in a water-cooled core.[^lwbr]',
    },
    {
      title: 'Marked by radiation',
      icon: 'safety',
      description: 'Uranium-232 makes diversion conspicuous. That hinders misuse; it does not rule it out.[^nea]',
    },
  ],
  challenges: [
    {
      title: 'Needs a starter',
      icon: 'fuel',
      description: 'Without enriched uranium or plutonium it does not begin, so it does not end enrichment.',
    },
    { title: 'Hot handling', icon: 'warning', description: 'Gamma rays of 2.6 MeV force remote fabrication.[^tecdoc]' },
    {
      title: 'Hard to dissolve',
      icon: 'chemistry',
      description: 'What makes the oxide robust makes it slow to reprocess; fluoride has to help the acid.[^tecdoc]',
    },
    {
      title: 'No industry',
      icon: 'skill',
      description: 'Mines, fabrication, codes and inspectors know uranium. Each has to be built anew.[^nea]',
    },
    {
      title: 'Uranium is cheap',
      icon: 'cost',
      description: 'Fuel is a small part of the cost of nuclear power; saving on it hardly pays for a new cycle.[^nea]',
    },
  ],
  outlook: [
    {
      id: 'what-to-watch',
      title: 'What to watch',
      paragraphs: [
        'Near term: irradiation of mixed fuels in test reactors, such as the thorium and uranium fuel that Clean Core has had tested in Idaho since 2024. They could put thorium into heavy-water reactors without a new plant.[^ccte]',
        'Longer term: what the Chinese experiment publishes about conversion, corrosion and processing, and whether India’s third stage gets its reactor. The OECD’s Nuclear Energy Agency expects decades for a full cycle.[^nea]',
      ],
    },
  ],
  timeline: [
    {
      year: '1828',
      event: 'Discovery',
      description: 'Jöns Jacob Berzelius isolates a new element from a Norwegian mineral and names it after Thor.',
    },
    {
      year: '1962',
      event: 'Indian Point 1',
      description: 'A power reactor near New York starts with a core of thorium and enriched uranium.[^tecdoc]',
    },
    {
      year: '1968',
      event: 'Uranium-233 in salt',
      description: 'The Molten Salt Reactor Experiment at Oak Ridge becomes the first reactor to run on it.[^msre]',
    },
    {
      year: '1977',
      event: 'Shippingport',
      description: 'A light-water breeder core runs for five years and breeds.[^lwbr]',
    },
    {
      year: '1985',
      event: 'THTR-300',
      description: 'A pebble-bed plant in Germany delivers power from thorium and uranium until 1989.[^htgr]',
    },
    {
      year: '1996',
      event: 'KAMINI',
      description: 'A 30 kW research reactor at Kalpakkam, India, runs on uranium-233.[^wna]',
    },
    {
      year: '2013',
      event: 'Halden',
      description: 'Thor Energy begins to irradiate thorium and plutonium rods in Norway.[^wna]',
    },
    {
      year: '2024',
      event: 'Thorium in salt again',
      description: 'The Chinese TMSR-LF1 reaches full power, then takes thorium.[^wnn2025]',
    },
  ],
};
