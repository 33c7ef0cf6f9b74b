import type { SampleResearch } from './sample-research.ts';

export const greenHydrogenElectrolyzers: SampleResearch = {
  slug: 'green-hydrogen-electrolyzers',
  title: 'Green hydrogen electrolyzers',
  description:
    'Four machines, one sum: what decides the cost of a kilogram, which rules say that it is green, and how to tell a project from an announcement.',
  category: 'hydrogen',
  type: 'Industry Analysis',
  date: 'July 2026',
  readTime: 12,
  isPremium: true,
  route: '/research-hub/green-hydrogen-electrolyzers',
  content: `
<p>Hydrogen is already a large industry, and hardly any of it is green. According to the International Energy Agency's Global Hydrogen Review 2024, the world used about 97 million tonnes in 2023, in refineries and for ammonia, methanol and steel. Less than one million tonnes came from low-emission sources. Nearly everything else was made from natural gas or coal without capturing the carbon.</p>
<p>The electrolyzer is the machine that is supposed to change this. It splits water with electricity, and if the electricity is renewable, so is the gas. This analysis looks at the four types on offer, at what decides the cost of a kilogram, at the rules that say which kilogram counts as green, and at the questions that separate a project from an announcement.</p>
<h3>Four machines</h3>
<p><strong>Alkaline</strong> electrolyzers have been in service for a century. Two nickel electrodes stand in potassium lye, separated by a porous diaphragm. They are sturdy, need no precious metals and are the cheapest per kilowatt. Older designs disliked low load, because gases mix through the diaphragm; recent ones go down to 10 or 20%.</p>
<p><strong>Proton exchange membrane</strong> cells (PEM) use a solid acid film instead of lye. They are compact, follow a changing supply within seconds and can deliver hydrogen under pressure. Their anodes, however, need iridium. The IEA put the demand of that day's designs at about 700 kg of iridium and 300 kg of platinum for each gigawatt in its 2021 report on critical minerals. World production of iridium is only some seven tonnes a year, so thrifty coatings and recycling are a condition of growth, not a refinement.</p>
<p><strong>Solid oxide</strong> cells work at 700 to 850 °C. Part of the energy comes as heat, so they need less electricity than any other type, provided that steam is at hand from a steel mill, an ammonia plant or a reactor. Their ceramic layers age faster than those of cold cells and dislike being switched off.</p>
<p><strong>Anion exchange membranes</strong> promise the compactness of PEM with the cheap metals of alkaline cells. The membranes are the weak point. Lifetimes are improving, yet field experience is short.</p>
<h3>The arithmetic of a kilogram</h3>
<p>A kilogram of hydrogen contains 33.3 kWh by its lower heating value and 39.4 kWh by the higher. Alkaline and PEM systems, with pumps, drying and power electronics, use about 50 to 55 kWh to make it. At five cents a kilowatt-hour that is 2.50 to 2.75 dollars for electricity alone, before a single bolt has been paid for. The price of power is the first lever, and nothing else comes close.</p>
<p>The second is the number of hours. A plant that costs 2,000 dollars per kilowatt, everything included, and is written off over twenty years at 8% has to earn roughly 200 dollars per kilowatt each year. At 8,000 hours and 53 kWh per kilogram it makes about 150 kg per kilowatt, and capital costs about 1.35 dollars a kilogram. At 2,000 hours it makes 38 kg, and capital costs more than five dollars. Surplus power from noon is cheap, but a machine that only runs at noon is not.</p>
<p>The optimum lies in between: a mix of wind and sun that runs the plant for 4,000 to 6,000 hours, bought where both resources are good. It is no coincidence that serious projects cluster in such places.</p>
<p>Water, often discussed, is a small item. Chemistry asks for nine litres per kilogram; with purification and cooling it is two to three times as much. Even desalinated, it adds cents. In dry regions the right to take it may be the real question.</p>
<h3>What counts as green</h3>
<p>Electrolysis on a coal-heavy grid emits more than making hydrogen from gas. The IEA puts conventional production from natural gas at around 10 to 14 kg of carbon dioxide equivalent per kilogram, supply chain included. At 53 kWh per kilogram, a grid with 400 g per kilowatt-hour leads to 21 kg. Definitions are therefore not paperwork. They decide whether the product helps.</p>
<p>The European Union asks for a saving of 70% against a fossil reference, which corresponds to about 3.4 kg per kilogram of hydrogen. Its delegated regulation 2023/1184 adds three conditions on the power: it has to come from new plants (with a transition period for projects that start before 2028), from the same bidding zone or one connected to it, and from the same month as the hydrogen until the end of 2029, then from the same hour.</p>
<p>The United States created a tax credit of up to three dollars a kilogram, graded by emissions, with the highest step below 0.45 kg. Its conditions have been revised since, and construction deadlines matter more than the headline figure. Whoever models a project with the credit should model it without, too.</p>
<h3>Announcements and steel</h3>
<p>The gap between plans and plants is the defining feature of this market. The IEA counted 1.4 GW of installed electrolyzers at the end of 2023, while announced projects for 2030 added up to about 520 GW. Final investment decisions had been taken for roughly 20 GW. At the same time the factories of the world could make 25 GW of electrolyzers a year, far more than was being ordered.</p>
<p>For buyers this is good news: prices are under pressure and delivery is quick. For makers it means consolidation. A project should ask what becomes of its warranty if the supplier is bought or fails, and whether stacks of another maker would fit the balance of plant.</p>
<h3>Where the gas is really needed</h3>
<p>Hydrogen is too dear to be spent where a cable will do. The uses that survive comparison have one thing in common: they need the molecule, not the energy.</p>
<ul><li><strong>Ammonia and fertiliser:</strong> hydrogen is the feedstock today; replacing it needs no change in the product.</li><li><strong>Refining:</strong> demand is on site, and European rules count it towards transport targets.</li><li><strong>Steel:</strong> direct reduction of iron ore uses around 50 to 55 kg per tonne. The plants are being built, at first to run on gas.</li><li><strong>Shipping and aviation fuels:</strong> through methanol, ammonia and synthetic kerosene, pulled by quotas.</li></ul>
<p>Heating homes and driving cars are not on the list. In both, a heat pump or a battery makes several times as much of the same electricity.</p>
<h3>Six questions for diligence</h3>
<ul><li>Is the buyer bound by contract, for how many years, and at a price that covers the power?</li><li>Does the power contract match the hours that certification will ask for after 2030?</li><li>What does the supplier guarantee: efficiency at the start, or efficiency after 60,000 hours?</li><li>When is the stack to be replaced, and is the money set aside?</li><li>How is hydrogen stored when the buyer stands still? Salt caverns cost little per kilogram, tanks a great deal.</li><li>Which permit is missing: water, grid connection, or the safety case for storage?</li></ul>
<p>Our reading is cautious and not pessimistic. The machines work. Costs fall with every factory that runs at full load, and the first projects with bound buyers are being completed. What has to mature is the chain around them, and it matures one contract at a time. Investors who can judge offtake and power together are better placed than those who can only judge a stack.</p>
`,
};
