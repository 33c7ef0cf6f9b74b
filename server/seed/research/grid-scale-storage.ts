import type { SampleResearch } from './sample-research.ts';

export const gridScaleStorage: SampleResearch = {
  slug: 'grid-scale-storage',
  title: 'Grid-scale storage',
  description:
    'Batteries have become an asset class. What is being built, how it earns, how revenues saturate, and which signs to watch before entering a market.',
  category: 'storage',
  type: 'Market Report',
  date: 'June 2026',
  readTime: 14,
  isPremium: true,
  route: '/research-hub/grid-scale-storage',
  content: `
<p>In 2023 batteries became the fastest-growing energy technology in commercial use. The International Energy Agency's special report Batteries and Secure Energy Transitions counts 42 GW added to power systems in that year, more than double the additions of the year before. China led with about 23 GW; the United States followed with around 8 GW.</p>
<p>The growth has outrun the habits of the market. Contracts, insurance and revenue models were written for a niche, and the niche has become a class of assets. This report describes what is being built, how it earns its money, what goes wrong, and which signs tell a saturated market from one that is only becoming normal.</p>
<h3>What is being built</h3>
<p>The standard product is a steel container with cells of lithium iron phosphate, liquid cooling, an inverter nearby and a control system above all. In the IEA's count this chemistry made up about 80% of new storage in 2023. It holds less energy per kilogram than nickel-based cells, which matters in a car and not in a field. It tolerates more cycles and is harder to set on fire.</p>
<p>Durations are growing. One-hour systems were built to steady the frequency; two- and four-hour systems shift energy from noon to evening. Prices explain the change. The IEA finds that the cost of lithium-ion batteries has fallen by about 90% in less than fifteen years, so each further hour has become cheaper, while the hours in which shifting pays have multiplied.</p>
<p>Sodium-ion cells have entered the market at the lower end. They avoid lithium, work well in the cold and may be shipped fully discharged. Their energy density is lower, and their advantage shrinks whenever the price of lithium does.</p>
<h3>Two markets to learn from</h3>
<p><strong>California</strong> went from 770 MW of batteries in 2019 to 13,391 MW in October 2024, by the count of the California Energy Commission. On spring evenings batteries have become the largest single source of supply for an hour or two. The state got there with obligations: utilities had to contract for capacity that is available for four hours at the peak.</p>
<p><strong>Texas</strong> took the opposite road. There is no capacity market, grid connection is quick, and batteries live on short price spikes and ancillary services. Income in one summer can exceed that of the next by a wide margin. Together the two states hold most of the American fleet, which reached about 26 GW at the end of 2024 according to the Energy Information Administration, after 10 GW were added in that year alone.</p>
<p>The lesson is that design of the market decides what is built. Obligations lead to four hours and long contracts. Spikes lead to short systems, fast software and equity that can sleep badly.</p>
<h3>How a battery earns</h3>
<p>Five sources of income are combined, and each has its own depth:</p>
<ul><li><strong>Frequency services</strong> pay best and saturate first. A few hundred megawatts can fill the need of a mid-sized country.</li><li><strong>Energy arbitrage</strong> is deep, and its margin falls with each competitor who charges at noon.</li><li><strong>Capacity payments</strong> are steady. Watch the derating factor: a two-hour battery is credited with less than its power, and less each year as the peak grows longer.</li><li><strong>Grid services</strong> such as relief of congestion or voltage support are local, valuable and slow to be tendered.</li><li><strong>Tolling:</strong> a trader rents the battery for a fixed fee and takes the risk. The fee is lower than the hoped-for income, and a bank will lend against it.</li></ul>
<p>The usual path of a market has three phases. In the first, frequency services make early projects look brilliant. In the second, they collapse, and projects that were financed on them are in trouble. In the third, arbitrage and capacity carry a calmer business at lower returns. Great Britain went through the second phase in 2023. Investors who enter a new country should ask in which phase they are.</p>
<h3>The battery as a wasting asset</h3>
<p>Cells lose capacity by time and by use. A plan has to say how much is lost after ten years, what has been guaranteed, and under which conditions the guarantee lapses. Warranties limit the number of cycles a year, the average state of charge and the temperature; a trader who earns more by cycling harder may be spending somebody else's warranty.</p>
<p>There are two answers to fading. One builds too much at the beginning; the other adds containers later. The second profits from falling prices and needs space, spare connections and a control system that can handle cells of different ages. Efficiency belongs in the same table. A round trip of 85% measured at the meter, cooling included, means that the price has to rise by 18% between charging and discharging before the first cent is earned.</p>
<h3>Safety, honestly</h3>
<p>Fires in large batteries are rare, visible and hard to put out. An analysis by the Electric Power Research Institute with two partners found in 2024 that the rate of failures per installed capacity had dropped by 97% between 2018 and 2023. It also found that the cause was more often in the surrounding system, in its controls, cooling and assembly, than in the cell.</p>
<p>Good practice has settled. Test results under UL 9540A show whether a fire spreads from one unit to the next; the American standard NFPA 855 gives distances and detection. Fire brigades are consulted before construction. Many of them now prefer to let a unit burn in a controlled way and to cool its neighbours. A project that has had this conversation gets its permit faster than one that has only a folder.</p>
<h3>Beyond lithium</h3>
<p>When countries agreed at the climate conference in Dubai to triple renewable capacity by 2030, the IEA calculated what that means: storage of all kinds has to grow sixfold, to 1,500 GW, and batteries make up 90% of the growth. The remaining tenth is pumped hydro and the young field of long duration.</p>
<p>Flow batteries, compressed air and iron-based cells do not compete with lithium for four hours. They compete with grid expansion, with gas turbines that run rarely, and with doing nothing. Until somebody pays for the second and third day of a calm, they will remain dependent on tenders that name a number of hours.</p>
<h3>Signs to watch</h3>
<ul><li>The spread between the four cheapest and the four dearest hours, month by month, compared with the capacity under construction.</li><li>Derating factors in capacity auctions: they tell what the system operator thinks of two-hour batteries.</li><li>Fees of tolling offers, the most honest forecast there is, because a trader has signed it.</li><li>Time from application to connection. Where it shortens, margins follow it down.</li><li>Import duties and rules on origin, which can move the price of a container more than technology does in three years.</li></ul>
<p>In sum, storage has left the phase in which owning a battery was an edge. The edge now lies in location, contract and operation. Returns are closer to those of infrastructure, and that is what a maturing market looks like. Capital that expects this will find plenty to do.</p>
`,
};
