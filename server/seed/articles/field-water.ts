import type { SampleArticle } from './sample-article.ts';

export const fieldWater: SampleArticle = {
  title: 'What a field earns when it keeps its water',
  description:
    'Soil sensors, cover crops and drip lines cut irrigation. Who pays for them, and who gains when the well stays full.',
  focusArea: 'sustainable-agriculture',
  author: 'Amara Diallo',
  daysAgo: 15,
  content: `
<p>Water saved on a farm has an odd property: the person who pays for saving it is often not the one who benefits. The farmer buys sensors and drip lines; the neighbours keep a higher water table. Any business model for water in agriculture has to close that gap first.</p>
<p>The stakes are plain. The Food and Agriculture Organization of the United Nations puts agriculture's share of global freshwater withdrawals at about 70%. Irrigated land is roughly a fifth of what is cultivated, and by FAO's count it yields about 40% of the world's food. A few per cent saved here outweigh heroic efforts in kitchens and bathrooms.</p>
<h3>First, stop guessing</h3>
<p>Many growers irrigate by calendar. A probe that measures soil moisture at two or three depths replaces the calendar with a gauge: it shows when roots have drawn the store down, and, just as useful, when the last watering sank below them and was lost. A single probe speaks for one kind of soil only, so a field with a sandy end and a clay end needs two.</p>
<p>The other half of the sum comes from the sky. Reference evapotranspiration, calculated from temperature, humidity, wind and sunshine with the method that FAO published as its Irrigation and Drainage Paper 56, tells how much a well-watered crop will use today. Weather services in many regions publish it free of charge.</p>
<h3>Then, slow the water down</h3>
<p>Soil with more organic matter behaves like a better sponge. Cover crops between two harvests shade the ground, feed the organisms that glue soil into crumbs and let heavy rain soak in where it would have run off. They also drink, which is why in dry regions the date on which they are cut matters as much as the mixture that is sown.</p>
<p>Mulch, contour planting and small basins do similar work with more labour and less money. None of these measures is spectacular. Together they move the point at which a dry spell becomes a loss by days, and in many seasons days are what decides.</p>
<h3>Last, deliver precisely</h3>
<p>Drip irrigation puts water at the root and keeps the rows between dry. It lowers losses from wind and evaporation, and it carries fertiliser in small doses. It also asks for filters, pressure control and somebody who walks the lines.</p>
<p>A warning belongs here. Where farmers are free to use what they save, efficient equipment may lead to thirstier crops or more hectares, and the river sees nothing of it. Hydrologists call this the irrigation efficiency paradox. Savings reach the aquifer only when there is a limit on the total, measured at the well.</p>
<h3>Who pays</h3>
<ul><li>Cities that drink from the same catchment, through payments for each cubic metre that is demonstrably left in the ground.</li><li>Food companies that carry the risk of a failed harvest in their supply chain.</li><li>Lenders who accept a water meter's record as evidence that a farm is less exposed to drought.</li></ul>
<p>All three need the same foundation: a reading that both sides trust. The meter is the least glamorous device on the farm, and the one on which everything else can be sold.</p>
`,
};
