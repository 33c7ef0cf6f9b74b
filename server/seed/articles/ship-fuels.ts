import type { SampleArticle } from './sample-article.ts';

export const shipFuels: SampleArticle = {
  title: 'Ships choose a fuel for thirty years',
  description:
    'Methanol, ammonia, batteries or biofuel: an owner who orders a vessel today has to guess what ports will sell in 2050. How the options compare, and how owners hedge.',
  focusArea: 'clean-transportation',
  author: 'Ines Okafor',
  daysAgo: 40,
  content: `
<p>A cargo ship ordered this year will sail until the middle of the century. The engine it is given now has to run on a fuel that, in many ports, nobody sells yet. Few industries have to place so large a bet on somebody else's infrastructure.</p>
<p>The direction is set by the International Maritime Organization. Its Fourth Greenhouse Gas Study found that shipping caused 2.89% of the carbon dioxide from human activity in 2018. In the strategy of 2023 the member states agreed to reach net-zero emissions by or around 2050, and to have at least 5% of the energy come from zero or near-zero fuels by 2030. In Europe the FuelEU Maritime regulation demands that the greenhouse gas intensity of ships' energy fall by 2% from 2025 and by 80% in 2050.</p>
<h3>Energy by the litre</h3>
<p>Ships do not mind weight so much as volume. Marine gas oil holds around 43 MJ per kilogram. Methanol holds about 20 and ammonia about 19, and both are less dense than oil, so their tanks take two to three times the room for the same voyage. Hydrogen, even as a liquid at minus 253 °C, takes more than four times the room, which confines it to short routes.</p>
<p><strong>Methanol</strong> is liquid at ordinary temperature, and crews can handle it with training. It contains carbon, so it is only as clean as the carbon it was made from: biomass or captured carbon dioxide.</p>
<p><strong>Ammonia</strong> contains no carbon at all. It needs hydrogen and nitrogen, both available anywhere with power and air. It is also poisonous at low concentrations, burns reluctantly, and can form nitrous oxide, which has to be kept out of the exhaust.</p>
<p><strong>Batteries</strong> win on ferries. Where a ship touches the same two quays all day, a cable and a large connection replace the fuel chain altogether, at an efficiency no fuel can match.</p>
<h3>Use less first</h3>
<p>The cheapest tonne is the one that is not burnt. The power a hull needs grows roughly with the cube of its speed, so a tenth less speed saves about a quarter of the power, and nearly a fifth of the fuel for the same voyage. Cleaner hulls, air bubbles along the bottom and better propellers add a few per cent each. Wind has returned as rotors, kites and rigid sails, and on the right route it contributes more than decoration.</p>
<p>Arriving just in time helps, too. Ships that hurry across an ocean and then wait for a berth burn fuel for nothing, because charter contracts reward haste. Changing a clause costs less than changing an engine.</p>
<h3>How owners hedge</h3>
<ul><li><strong>Dual-fuel engines</strong> burn oil today and methanol or gas tomorrow, for a surcharge on the price of the ship.</li><li><strong>Reserved space and steel</strong> for later tanks: the drawing is paid for now, the tank when it is needed.</li><li><strong>Pooling.</strong> FuelEU lets several ships comply together, so one vessel with clean fuel can cover the shortfall of others and be paid for it.</li><li><strong>Green corridors.</strong> Two ports, a few cargo owners and a fuel maker agree to begin on one route.</li></ul>
<p>The last point is where outside capital comes in most naturally. A fuel plant needs a buyer for ten years, a ship needs a bunker for thirty, and neither moves first. A contract among all of them is worth more than a better engine.</p>
`,
};
