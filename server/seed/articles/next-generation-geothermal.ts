import type { SampleArticle } from './sample-article.ts';

export const nextGenerationGeothermal: SampleArticle = {
  title: "Geothermal borrows the oil field's toolbox",
  description:
    'Horizontal wells and better drill bits could bring geothermal power to places without hot springs. A look at what has changed, and what still has to be proven.',
  focusArea: 'renewable-energy',
  author: 'Tomás Rivera',
  daysAgo: 47,
  content: `
<p>Conventional geothermal power depends on luck. It needs heat, water and cracks in the rock, all three in one place and not too deep. Iceland, Kenya and parts of Indonesia have them. Most countries do not, and so geothermal has remained a specialist: according to the International Energy Agency it meets less than 1% of the world's energy demand.</p>
<p>Heat alone, however, is everywhere. In ordinary continental crust the temperature rises by about 25 to 30 °C with each kilometre of depth. At five or six kilometres much of the world has rock that is hot enough to make steam. What is missing is a way for water to pass through it.</p>
<h3>Making the cracks</h3>
<p>Enhanced geothermal systems supply the missing part. Two wells are drilled side by side, first down and then horizontally. Water under pressure opens a network of fine fractures between them. Later, water sent down one well picks up heat on its way to the other, drives a turbine and returns. The United States Department of Energy runs a field laboratory for this in Utah, called FORGE, where tools and methods are tested in hot granite and the data are published.</p>
<p>Closed-loop systems avoid fractures altogether. They circulate a fluid in sealed pipes, like an underground radiator. They use no water from the formation and cause no seismic stimulation, but rock conducts heat slowly, so they need a great length of well for each megawatt.</p>
<h3>What the oil industry brings</h3>
<p>Horizontal drilling, diamond-studded bits, fibre-optic sensing and the habit of drilling many similar wells in a row all come from oil and gas. The IEA's report The Future of Geothermal Energy, published in December 2024, notes that up to 80% of the investment in a geothermal project goes into skills and equipment that the oil and gas industry shares. The same report sees room for costs of next-generation projects to fall by 80% by 2035, to around 50 dollars per megawatt-hour, if learning goes on.</p>
<h3>Why a steady source is worth more</h3>
<p>A geothermal plant runs at night, in winter and in a calm. As solar and wind power grow, the hours in which they are missing become the expensive ones, and a plant that produces in those hours earns more than the average price. Some designs can go further: by holding water back in the reservoir during sunny hours and releasing it in the evening, the rock itself serves as storage.</p>
<h3>Open questions</h3>
<ul><li><strong>Decline.</strong> Rock near the fractures cools. How fast decides whether new wells are due after ten years or after thirty.</li><li><strong>Earthquakes.</strong> Stimulation has caused felt tremors, in Basel in 2006 and in Pohang in 2017. Monitoring with a traffic-light protocol is now standard and has to be funded.</li><li><strong>Water.</strong> Some of what goes down does not come back up. In dry regions that loss needs a licence.</li></ul>
<p>The financing gap lies at the start. Until the first well is drilled, nobody knows the resource, and no bank lends on it. Insurance pools and public grants for exploration have worked in several countries, and they remain the most effective lever for the money they cost.</p>
`,
};
