import type { SampleArticle } from './sample-article.ts';

export const eWaste: SampleArticle = {
  title: 'The mine that nobody surveys',
  description:
    'Discarded electronics hold copper, gold and rare earths in concentrations that geologists dream of. Most of it is lost before it reaches a furnace. Where the losses happen.',
  focusArea: 'circular-economy',
  author: 'Amara Diallo',
  daysAgo: 82,
  content: `
<p>Geologists get excited about a gold deposit with five grams in a tonne of rock. A tonne of used circuit boards can hold well over a hundred grams, along with copper, silver and palladium. The ore lies in drawers, cellars and skips, already refined once. And yet most of it is lost.</p>
<p>The Global E-waste Monitor 2024, published by the United Nations agencies ITU and UNITAR, puts the world's electronic waste of 2022 at 62 million tonnes. Only 22.3% of it was documented as properly collected and recycled. The authors value the resources that went unaccounted for at 62 billion dollars, and expect the mountain to grow to 82 million tonnes by 2030.</p>
<h3>A chain of small losses</h3>
<p>Recycling is a chain, and the yield of the whole is the product of its links. If half of the devices are collected, eight tenths of those are dismantled properly and nine tenths of the metal survive the furnace, 36% arrives. Improving the furnace from 90 to 95% brings two percentage points. Improving collection from 50 to 70% brings fourteen. Money tends to flow to the furnace, because it can be photographed.</p>
<p>The early links also decide about safety. Where cables are burnt in the open and boards are bathed in acid, workers and their children breathe lead and dioxins. The value of the copper explains why it is done, and a fair price at a formal collection point is what ends it.</p>
<h3>Design decides years ahead</h3>
<p>Glue is the recycler's enemy. A telephone whose battery is fixed with strong adhesive takes minutes to open by hand; one with a pull tab takes seconds. The same holds for repair. European rules on ecodesign now ask for spare parts, repair manuals and durable batteries for smartphones and tablets, and the Batteries Regulation requires that users be able to replace portable batteries from 2027 on.</p>
<p>Designers who want to help can keep to a short list:</p>
<ul><li>Screws of one kind, clips that open without breaking, no glue where a gasket will do.</li><li>Few kinds of plastic, marked, and free of coatings that cannot be removed.</li><li>Magnets and batteries in places where a robot can find them.</li><li>Data that can be erased reliably, since fear for one's photographs keeps devices in drawers.</li></ul>
<h3>Rare earths, the hard case</h3>
<p>Magnets of neodymium and dysprosium sit in loudspeakers, hard disks and motors. They are strong because they are sintered into brittle blocks, and they end as dust in the steel fraction when a device is shredded whole. The UN report notes that recycling covers about 1% of the demand for rare earths. Hydrogen offers an elegant way in: the alloy takes it up, swells and crumbles to a powder that can be pressed into new magnets.</p>
<h3>A question of aggregation</h3>
<p>Ventures in this field rarely fail for lack of chemistry. They fail because a plant that needs ten thousand tonnes a year receives four thousand, mixed and late. The scarce resource is a dense network of places where handing in a broken kettle is easier than hiding it. Deposits, take-back by mail and collection in shops are dull instruments. They are the survey that this mine has been missing.</p>
`,
};
