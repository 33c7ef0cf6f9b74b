import type { SampleArticle } from './sample-article.ts';

export const batteryPassport: SampleArticle = {
  title: 'What the battery passport will ask for',
  description:
    'From February 2027 large batteries sold in the European Union need a digital passport. Behind it stand recovery targets that will decide which recyclers have a business.',
  focusArea: 'circular-economy',
  author: 'Mei Tanaka',
  daysAgo: 33,
  content: `
<p>A used battery is a riddle. Its label names a manufacturer and a voltage. It seldom tells which chemistry is inside, how the cells were glued together, how often they were charged or whether one of them is about to fail. Recyclers solve the riddle by treating every pack as the worst case. That is safe, slow and wasteful.</p>
<p>The European Union's Batteries Regulation, number 2023/1542, is meant to end the guessing. From 18 February 2027, batteries of electric vehicles, of light vehicles such as e-bikes, and industrial batteries above 2 kWh have to carry a code that leads to a digital record: the battery passport.</p>
<h3>Who sees what</h3>
<p>Not everything in the passport is public. Anyone who scans the code learns the model, its capacity, its carbon footprint and the share of recycled material. Repairers and recyclers with a legitimate interest are shown how the pack comes apart and what is in it. Authorities can see the results of conformity tests. Data about one particular battery, such as its state of health, are open to its owner and to those who give it a second life.</p>
<p>The record stays with the battery. When a car pack is turned into a stationary store, whoever puts it on the market again takes over responsibility and starts a new passport that is linked to the old one.</p>
<h3>The figures that matter</h3>
<p>Alongside the passport stand targets for what has to be recovered from waste batteries. For lithium the regulation asks for 50% by the end of 2027 and 80% by the end of 2031. For cobalt, copper, lead and nickel it asks for 90% and later 95%.</p>
<p>New batteries in turn have to contain recycled material. From August 2031 the minimum shares are 16% for cobalt and 6% each for lithium and nickel; they rise in 2036. A maker who cannot show this may not sell. That turns recovered metal from a commodity into a licence.</p>
<h3>Two ways to a metal</h3>
<p>Smelters melt whole packs and collect cobalt, nickel and copper as an alloy; lithium goes into the slag and has to be won back from it at extra cost. Hydrometallurgical plants shred the cells, separate a powder known as black mass and dissolve it step by step. They reach high recovery rates for lithium as well, but they want clean input and careful handling of fluorine.</p>
<p>Cells of lithium iron phosphate, which hold neither nickel nor cobalt, are the commercial puzzle. Their metals are worth little, so the fee for taking them back may have to carry the process.</p>
<h3>How large can it get</h3>
<p>The International Energy Agency estimated in 2024 that scaling up recycling could lower the need for new mines of critical minerals by 25 to 40% by the middle of the century. It will take time: the batteries of today's cars come back in ten to fifteen years, and until then production scrap is the main feed.</p>
<p>A recycler's prospects can therefore be read from three contracts: scrap from cell factories now, packs from dealers later, and a buyer for battery-grade salts who has signed for both.</p>
`,
};
