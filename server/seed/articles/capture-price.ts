import type { SampleArticle } from './sample-article.ts';

export const capturePrice: SampleArticle = {
  title: 'Cheap power still needs a good contract',
  description:
    'The cost of solar and wind power has fallen to record lows. What a plant earns is another matter, and it depends on the hour. A short guide to capture prices, shape and contracts.',
  focusArea: 'renewable-energy',
  author: 'Priya Raman',
  daysAgo: 96,
  content: `
<p>On paper, the case for renewable power is closed. The International Renewable Energy Agency reports that the average cost of electricity from new utility-scale solar plants fell by 90% between 2010 and 2023, to 4.4 US cents per kilowatt-hour. Onshore wind fell by 70%, to 3.3 cents. Of all the renewable capacity that was added in 2023, IRENA found, 81% produced more cheaply than fossil alternatives would have.</p>
<p>The market has responded. The same agency counted 585 GW of renewable capacity added in 2024, a record, of which 452 GW was solar. Yet developers in sunny markets have begun to worry about revenue. Both things are true at once, and the reason is arithmetic.</p>
<h3>Cost is per year, price is per hour</h3>
<p>The levelised cost of electricity divides the lifetime cost of a plant by its lifetime output. It says nothing about when that output arrives. Solar plants in one region all produce at noon. When there are enough of them, the noon price falls, at times below zero, because nobody needs the last megawatt-hour.</p>
<p>What a plant really earns is its capture price: the average of market prices, weighted by its own hours of production. The ratio between that and the plain average price is the capture rate. A rate of 100% means that the plant earns like a machine that runs all the time; a rate of 60% means that four tenths of the value are lost to company at noon.</p>
<h3>Contracts share the risk</h3>
<p>A power purchase agreement can be written in many shapes, and each puts the hourly risk on somebody:</p>
<ul><li><strong>Pay as produced:</strong> the buyer takes whatever comes and carries the risk of shape.</li><li><strong>Baseload:</strong> the seller promises a constant amount and buys what is missing at night. A bargain for the buyer, and a dangerous promise for a solar plant on its own.</li><li><strong>Contract for difference:</strong> a public body tops the market price up to an agreed level, or takes the surplus. Much depends on whether it still pays in hours of negative prices.</li></ul>
<p>A fixed price that looks low under one shape may be generous under another. Comparing offers by their headline figure is comparing shoes by weight.</p>
<h3>What raises the capture rate</h3>
<p>Design helps. Panels that face east and west produce less in total and more when it counts. Trackers widen the day. Wind and sun in one portfolio are often strong at different times. A battery with two to four hours moves part of the noon into the evening, and as IEA figures show batteries have become about 90% cheaper in less than fifteen years.</p>
<p>Demand helps more. Electric boilers, cold stores, pumps and car chargers that follow the price lift the noon from below. Every flexible consumer is, in effect, an investor in somebody's solar park.</p>
<p>For a lender the practical conclusion is to ask for three cases and not one: today's capture rate, the rate when planned plants in the region are built, and the rate when storage has followed them. A project that stands in the second case will be welcome in the third.</p>
`,
};
