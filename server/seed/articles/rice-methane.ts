import type { SampleArticle } from './sample-article.ts';

export const riceMethane: SampleArticle = {
  title: 'Rice with dry feet',
  description:
    'Letting paddies dry out for a few days at a time saves water and cuts methane sharply. The method is proven. Paying farmers for it is the part that needs invention.',
  focusArea: 'sustainable-agriculture',
  author: 'Priya Raman',
  daysAgo: 54,
  content: `
<p>A flooded field is a chemical reactor. Under standing water the soil runs out of oxygen within days, and microbes that live without it turn straw and root remains into methane. The gas climbs through the hollow stems of the rice plants into the air. The Global Methane Assessment of the United Nations Environment Programme attributes about 8% of all methane from human activity to rice.</p>
<p>Methane is worth the effort. Over twenty years it warms the climate about eighty times as strongly as the same mass of carbon dioxide, according to the Intergovernmental Panel on Climate Change, and it leaves the atmosphere within a decade or so. Cutting it shows results that a farmer's children can still measure.</p>
<h3>A pipe with holes</h3>
<p>The best-known remedy was developed by the International Rice Research Institute and its partners in Asia. It is called alternate wetting and drying, and its only instrument is a piece of perforated pipe, sunk into the ground so that one can see how far the water has fallen. Once it stands 15 cm below the surface, it is time to irrigate again. Around flowering the field stays wet.</p>
<p>IRRI reports that the method saves up to 30% of the irrigation water and lowers methane emissions by close to half, with yields that stay the same when it is done with care. Each dry spell lets oxygen into the soil and sets the methane makers back.</p>
<h3>Why it is not everywhere</h3>
<p>The reasons are practical. Where water is charged by area and not by volume, saving it brings nothing. Where canals deliver on fixed days, one cannot skip a turn and trust that the next will come. Fields have to be level, or the high corner suffers while the low one swims. And drying the soil lets some nitrogen escape as nitrous oxide, a strong greenhouse gas, so fertiliser has to be timed with the water.</p>
<p>Weeds are the other cost. Standing water suppresses them for free. Without it somebody has to weed, by hand or with a machine.</p>
<h3>Paying for what does not happen</h3>
<p>Carbon finance seems made for the case: large emissions, a cheap remedy, many small farms. The catch is proof. Methane fluxes differ from field to field, and closed chambers that measure them are too laborious for a million smallholders. The methods that are now accepted combine a model, satellite radar that sees whether a field stands under water, and chamber measurements on a sample of farms.</p>
<ul><li>A programme needs a baseline that reflects what farmers really did before, dry years included.</li><li>Payments have to arrive in the season in which the work was done.</li><li>The share that reaches the farm should be written in the contract and published.</li></ul>
<p>The steadier income may lie elsewhere. Mills and food brands with targets for their supply chains can pay a premium per tonne of rice, with no certificate to be traded. Water utilities and pump owners gain from lower use. Stacking two such sources makes a programme that survives when one of them fails.</p>
<p>Nothing in this needs a breakthrough. It needs pipes that cost less than a meal, canals that keep their word, and accountants with patience.</p>
`,
};
