import type { SampleArticle } from './sample-article.ts';

export const textileRecycling: SampleArticle = {
  title: 'Textile recycling leaves the laboratory',
  description:
    'Solvents return cotton and polyester as spinnable fibre. The hard part is collecting, sorting and preparing the right waste, at a price that mills can live with.',
  focusArea: 'circular-economy',
  author: 'Mei Tanaka',
  daysAgo: 8,
  content: `
<p>Most discarded clothes that are called recycled become something lesser: wiping cloths, insulation, mattress filling. The Ellen MacArthur Foundation estimated in 2017 that less than 1% of the material used to make clothing is recycled into new clothing. The chemistry that could change this has been known for decades. What is new is that it is being tried in plants, with tonnes and not grams.</p>
<p>The pressure comes from volume and from law. Textile Exchange, an industry body, counted 124 million tonnes of fibre produced in 2023, 57% of it polyester. In the European Union, member states have had to collect textiles separately since January 2025, under the Waste Framework Directive. The European Environment Agency found that in 2020 Europeans threw away around 16 kg of textiles per person and that about three quarters of it ended up in mixed household waste.</p>
<h3>Three roads back to fibre</h3>
<p>Mechanical recycling tears fabric into fibre. It needs little energy and no chemicals, but every pass shortens the fibre, so the yarn has to be mixed with new material. It suits wool, which is long, and clean offcuts from factories, which are uniform.</p>
<p>For cotton the more ambitious road is dissolution. Cotton is nearly pure cellulose; put into a suitable solvent it becomes a thick liquid, which is pressed through fine nozzles and hardens into a fibre of the viscose or lyocell family. The result is not cotton as it grew, but it spins, dyes and wears well.</p>
<p>Polyester takes the third road. Glycol, methanol or water under heat splits the polymer into its building blocks, which are purified and joined again. Because the molecules are rebuilt, the quality does not fall from one round to the next.</p>
<h3>The enemy is the blend</h3>
<p>A shirt of 60% cotton and 40% polyester, sewn with a nylon thread, closed with metal and printed with a plastic film defeats each of these roads. Elastane is the worst guest: a few per cent of it can clog filters and colour the product. Processes that dissolve one partner and leave the other solid exist, and they are where much of the current research goes.</p>
<p>That makes sorting the real gate. Near-infrared cameras recognise the main fibre of a garment in a fraction of a second, but they see the surface only, and dark dyes swallow their light. Labels help less than one would think, since many are cut out and some are wrong.</p>
<h3>What an investor should ask</h3>
<ul><li>Which feedstock was the process tested with: factory offcuts, or clothes as people return them?</li><li>How much of the solvent comes back? At industrial scale a loss of one per cent a cycle is a large bill.</li><li>Who pays for sorting, and is that contract as long as the loan?</li><li>What does the mill on the other side really need: whiteness, strength, or a certificate?</li></ul>
<p>The plants that survive will probably not be those with the most elegant molecule. They will be those that sit between a reliable stream of waste and a spinner who has agreed in advance to buy what comes out.</p>
`,
};
