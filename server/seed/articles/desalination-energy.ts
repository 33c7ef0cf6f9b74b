import type { SampleArticle } from './sample-article.ts';

export const desalinationEnergy: SampleArticle = {
  title: 'Desalination negotiates with physics',
  description:
    'Reverse osmosis is close to the limit that nature sets. The next savings in making seawater drinkable lie in timing, pretreatment and what happens to the brine.',
  focusArea: 'water-technology',
  author: 'Amara Diallo',
  daysAgo: 68,
  content: `
<p>Separating salt from water has a price that no engineer can bargain away. For ordinary seawater, with half of it recovered as fresh water, thermodynamics asks for about 1.06 kWh per cubic metre. Menachem Elimelech and William Phillip set out the sum in the journal Science in 2011. Even a perfect machine would pay it.</p>
<p>Real machines have come remarkably near. A modern plant with reverse osmosis uses about 2 kWh for the separation itself and 3 to 4 kWh for a cubic metre in all, when intake, filters and pumps are counted. In the 1970s the figure was several times higher. Better membranes did part of it. The largest step came from devices that recover the pressure of the brine before it is let go.</p>
<h3>Where the remaining energy goes</h3>
<p>Between 2 and 4 lies the opportunity. Seawater carries algae, silt and oil, and each of them clogs membranes. Pretreatment that works lets the main pumps run at lower pressure and the membranes last for years longer. It is the part of a plant that visitors skip, and the part that decides whether it meets its budget.</p>
<p>Membranes with higher permeability, often praised, help less than one would hope. The pressure has to exceed that of the brine at the end of the channel in any case; once the water flows easily, other losses take over. Research has turned to selectivity, to fouling, and to membranes that bear chlorine.</p>
<h3>Run when the sun does</h3>
<p>If a kilowatt-hour can no longer be saved, it can be bought at a better time. A cubic metre of water in a tank is stored energy of a kind, cheaper than any battery. Plants in sunny countries have begun to run harder by day and rest by night. Membranes dislike starting and stopping, so the art is to vary the output between, say, 60 and 100% and to flush them properly before a pause.</p>
<h3>The other half of the water</h3>
<p>A study of the United Nations University, led by Edward Jones and published in 2019, counted about 15,900 plants in operation, with a capacity of some 95 million cubic metres a day. It found that they release around 142 million cubic metres of brine, half as much again as the fresh water they make.</p>
<p>Brine is saltier and sometimes warmer than the sea, and it carries traces of what was used to clean the membranes. Diffusers that mix it quickly keep the harm within tens of metres on an open coast. Closed bays are another matter. Inland, where there is no sea to return it to, disposal can cost more than the treatment.</p>
<p>The hopeful word is mining. Brine contains magnesium, bromine, potassium and a little lithium. Magnesium can pay in places. For most other elements the concentrations are low, and the honest comparison is with the price of a mine, not with the price of disposal.</p>
<h3>Before building</h3>
<ul><li>Has the city repaired its leaks? Lost water made from the sea is lost at the highest price.</li><li>Has it looked at reuse? Treated wastewater holds a fraction of the salt and needs a fraction of the energy.</li><li>Who pays in wet years, when the plant stands still and the loan does not?</li></ul>
<p>Desalination is insurance against drought. Like all insurance it is best bought in the size one needs, before the fire.</p>
`,
};
