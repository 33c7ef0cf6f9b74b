import type { SampleArticle } from './sample-article.ts';

export const longDuration: SampleArticle = {
  title: 'Four hours, and then?',
  description:
    'Lithium batteries have conquered the evening peak. Beyond it lies the windless week. Which technologies compete for ten, fifty and a hundred hours, and how they might be paid.',
  focusArea: 'energy-storage',
  author: 'Ines Okafor',
  daysAgo: 26,
  content: `
<p>The battery boom is real. The International Energy Agency reports that 42 GW of battery storage were added to power systems in 2023, more than twice as much as the year before. Most of these systems can deliver their full power for two to four hours. That is no accident: it is how long the evening peak lasts, and it is what markets pay for today.</p>
<p>A power system that runs on sun and wind alone faces longer gaps. A still, grey week in January may leave a region short for fifty or a hundred hours in a row. Covering it with lithium cells is possible in theory. In practice the last cells would work a few times a year and never earn back their price.</p>
<h3>Power and energy are two purchases</h3>
<p>Every storage system has a part that sets its power (in megawatts) and a part that sets its energy (in megawatt-hours). In a lithium battery both are the same cells, so eight hours cost nearly twice as much as four. The candidates for long duration separate the two. If a further hour costs only a larger tank, a wider cavern or more iron, then long durations become cheap, even if the machine that fills the tank is not.</p>
<p>The price for this is efficiency. A lithium system returns around 85% of what goes in. Compressed air and heat-based systems lie between 50 and 70%, hydrogen used for power at perhaps 35 to 40%. For a store that cycles daily this would be ruinous. For one that runs ten times a year, losses matter less than the cost of standing ready.</p>
<h3>The field</h3>
<ul><li><strong>Flow batteries</strong> keep their energy in liquid electrolytes. Vanadium is the best known; iron and zinc are cheaper and less mature. Suited to six to twelve hours.</li><li><strong>Compressed and liquefied air</strong> use turbines and compressors of ordinary industrial kinds, and last for decades.</li><li><strong>Iron-air cells</strong> rust when they deliver and un-rust when they are charged. They are slow and heavy, and their raw materials are among the cheapest there are.</li><li><strong>Hydrogen</strong> in salt caverns is the only one of the group that can hold weeks of demand.</li></ul>
<h3>How cheap is cheap enough</h3>
<p>The United States Department of Energy has set itself a target, the Long Duration Storage Shot: for systems that deliver ten hours or more, costs should fall by 90% within a decade against a 2020 baseline of lithium-ion. In a study of 2023 the department estimated that a net-zero American grid may need 225 to 460 GW of such storage by 2050.</p>
<p>Needs and revenues are different things, however. Today's markets reward megawatt-hours moved from noon to evening. They seldom reward the ability to survive a bad week. Capacity payments that count duration, long contracts with a floor price, and tenders for a stated number of hours are the instruments that several governments have begun to try.</p>
<p>Until they are in place, the sober view for investors is this: a long-duration project that needs a price spike to repay its debt is a bet on the weather. One that has a contract for being ready is infrastructure.</p>
`,
};
