import type { SampleArticle } from './sample-article.ts';

export const aviationFuel: SampleArticle = {
  title: 'Aviation fuel has a feedstock question',
  description:
    'Sustainable aviation fuel works in the aircraft that fly today. The limits lie on the ground: used cooking oil is finite, and fuel from electricity is dear.',
  focusArea: 'clean-transportation',
  author: 'Lena Hofmann',
  daysAgo: 103,
  content: `
<p>For flights beyond a few hundred kilometres neither batteries nor hydrogen will carry many passengers before the middle of the century. Liquid fuel will. If it is to be climate-friendly, it has to come from something other than crude oil, and it has to behave in every tank, pump and engine like the kerosene it replaces. Such fuels exist, are certified for blends of up to 50%, and are sold. The amount is the problem.</p>
<p>The International Energy Agency counts almost 950 million tonnes of carbon dioxide from aviation in 2023, about 2.5% of all energy-related emissions. The airline association IATA estimates that one million tonnes of sustainable fuel were produced in 2024. That was twice as much as the year before, and 0.3% of what aircraft burnt.</p>
<h3>Four sources</h3>
<p><strong>Fats and oils.</strong> Hydrogen strips the oxygen from used cooking oil or tallow and leaves a clean hydrocarbon. The process, known as HEFA, is mature and makes nearly all of today's supply. But the world only fries so many potatoes, and trucks compete for the same waste.</p>
<p><strong>Alcohol.</strong> Ethanol can be turned into jet fuel in three well-known steps. Whether that helps the climate depends on the field it came from. Fuel from straw or wood residues is another matter from fuel that takes the place of food.</p>
<p><strong>Gasified waste.</strong> Rubbish and wood become a mixture of carbon monoxide and hydrogen, and the Fischer-Tropsch process builds fuel from it. Gasifiers are fussy about what they are fed, and several ambitious plants have failed at that very point.</p>
<p><strong>Electricity.</strong> Hydrogen from water and carbon dioxide from the air or a chimney go through the same synthesis. There is no lack of feedstock. There is a lack of cheap power: about half of the electricity is lost on the way to the tank, and more if the carbon comes from thin air.</p>
<h3>Rules create the demand</h3>
<p>The European Union's ReFuelEU Aviation regulation obliges suppliers to blend in 2% from 2025, 6% from 2030, 20% from 2035 and 70% in 2050. Within this there is a separate quota for synthetic fuel, which reaches 35% in 2050. Fuel from food and feed crops does not count.</p>
<p>A quota sets the quantity and leaves the price to the market. That worries those who finance plants, because a fuel that costs several times as much as kerosene sells only as long as the rule stands. Contracts between airlines and producers tend to be long in the press release and short in the binding part.</p>
<h3>Beyond carbon</h3>
<p>Aircraft also warm the climate by contrails, which form when exhaust meets cold, moist air. Sustainable fuels contain hardly any aromatics, so they make less soot and thinner clouds. Directing the scarce fuel to those few flights that cause most contrails would multiply its benefit. It needs better weather data, and somebody willing to pay for a benefit that has no market yet.</p>
<h3>Reading a project</h3>
<ul><li>Is the feedstock under contract, by tonne and quality, for as long as the debt runs?</li><li>Who carries the risk if a regulator changes what counts?</li><li>Does the plant sell its by-products? Naphtha and propane often decide the margin.</li><li>For synthetic fuel: how many hours a year is the power really cheap, and what does the plant do in the others?</li></ul>
`,
};
