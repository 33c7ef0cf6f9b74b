import type { SampleArticle } from './sample-article.ts';

export const wastewaterResources: SampleArticle = {
  title: 'A treatment plant that makes more than clean water',
  description:
    'Sewage carries energy, phosphorus and water itself. New European rules turn treatment works into producers. What can be recovered, and what is worth it.',
  focusArea: 'water-technology',
  author: 'Priya Raman',
  daysAgo: 150,
  content: `
<p>For a century the task of a sewage works was to take something away: solids, then organic matter, then nitrogen and phosphorus. It did so mostly by blowing air into basins, which costs electricity, and by hauling sludge away, which costs money. The modern works is asked another question: what can be made of all this?</p>
<p>There is a large task before there is a business. Monitoring by the World Health Organization and UN-Habitat for Sustainable Development Goal 6 suggests that in 2022 about 58% of the household wastewater in the world was safely treated. The remaining 42% went back into the environment without sufficient treatment, or without any.</p>
<h3>Energy</h3>
<p>Organic matter is fuel in a very dilute form. A kilogram of chemical oxygen demand, the usual measure for it, corresponds to almost 4 kWh. Anaerobic digestion turns part of it into biogas, and an engine or a fuel cell turns that into power and heat. Works that catch more solids at the beginning, before the bacteria in the basins have eaten them, get more gas and need less air.</p>
<p>Heat is the larger treasure. Sewage is between 10 and 20 °C warm in all seasons, and a heat pump can lift this to the temperature of a district heating network. Several Nordic cities have done so for decades.</p>
<p>The European Union's revised Urban Wastewater Treatment Directive, in force since January 2025, asks that the sector become energy-neutral by 2045: works serving 10,000 people or more have to produce, country by country, as much renewable energy as they use.</p>
<h3>Phosphorus</h3>
<p>Plants cannot grow without phosphorus, and the rock it comes from is mined in a handful of countries. A good part of what we eat of it ends in sewage. It can be precipitated from the water as struvite, a slow fertiliser, which also keeps the pipes of the works free of crusts. More is recovered from the ash when sludge is burnt on its own. Germany has made recovery compulsory for large works: from 2029 for those above 100,000 inhabitants, from 2032 for those above 50,000. Switzerland has a similar rule.</p>
<h3>Water</h3>
<p>The most valuable product may be the obvious one. With membranes, ozone or activated carbon and ultraviolet light, sewage can be made into water for fields, factories or the tap. Singapore and Windhoek have drunk some of theirs for years. An EU regulation has governed reuse for irrigation since 2023, with classes of quality that depend on the crop.</p>
<h3>Who pays for the last step</h3>
<p>Residues of medicines and cosmetics pass through ordinary treatment. The same directive demands a fourth stage for large works by 2045 and introduces a principle that will be watched elsewhere: the makers of those products are to bear at least 80% of its cost.</p>
<h3>A ranking for planners</h3>
<ul><li>Heat, where a network is near: large, simple, proven.</li><li>Biogas: proven; the gain depends on how old the existing plant is.</li><li>Phosphorus: required by law in places, rarely profitable without it.</li><li>Reused water: worth most where the alternative is the sea or a failing aquifer.</li><li>Cellulose, biopolymers, protein: interesting, small, and in need of a buyer before a reactor.</li></ul>
`,
};
