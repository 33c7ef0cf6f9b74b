import type { SampleResearch } from './sample-research.ts';

export const moltenSaltReactors: SampleResearch = {
  slug: 'molten-salt-reactors',
  title: 'Molten salt reactors',
  description:
    'Fuel dissolved in hot salt at low pressure: designs, materials, licensing and cost of an idea that ran at Oak Ridge in the 1960s and is being built again.',
  category: 'nuclear',
  type: 'Technology Profile',
  date: 'August 2026',
  readTime: 22,
  isPremium: true,
  route: '/network/technologies/molten-salt-reactors',
  content: `
<p>Between 1965 and 1969 a reactor without fuel rods ran in the hills of Tennessee. In the Molten Salt Reactor Experiment at Oak Ridge National Laboratory, the uranium was dissolved in a liquid mixture of fluorides that flowed through channels of graphite at about 650 °C and close to the pressure of the surrounding air. It produced some seven megawatts of heat, operated for more than 13,000 hours at full power, and in 1968 became the first reactor to run on uranium-233.</p>
<p>More than half a century later the idea is back, in start-ups, in national laboratories and in China, where a small experimental reactor has been licensed. The promise is the same: fuel that cannot melt down because it is molten already, no high pressure to burst a vessel, and heat hot enough for industry. The questions are the same, too.</p>
<h3>What a liquid changes</h3>
<p>When the salt gets hotter it expands, and fewer atoms split: the reactor slows itself down. If power fails, a frozen plug can melt and let the fuel drain into tanks whose shape stops the chain reaction. Gaseous fission products such as xenon bubble out and can be removed while the plant runs, which saves neutrons and lowers what could escape in an accident.</p>
<p>The price is that everything the fuel touches becomes part of a chemical plant. Fluoride and chloride salts attack the protective oxides on which steels rely. Oak Ridge found cracks in its nickel alloy where tellurium from fission had entered the grain boundaries. Lithium in the salt has to be enriched in lithium-7, or it makes tritium, which passes through hot metal like water through cloth.</p>
<h3>Families</h3>
<p>Thermal designs with graphite use little fuel, and have to replace the graphite. Fast designs in chloride salts need no moderator and can consume long-lived waste, with a larger inventory of fissile material. A third family keeps solid, coated fuel and uses the salt only as a coolant, which borrows most of the advantages and few of the difficulties.</p>
<p>The full profile compares the leading designs, the state of materials testing, the licensing path in four countries, the costs that have been published and what they leave out, and the technology readiness level that we consider justified.</p>
`,
};
