import type { SampleResearch } from './sample-research.ts';

export const carbonCaptureMaterials: SampleResearch = {
  slug: 'carbon-capture-materials',
  title: 'Carbon capture materials',
  description:
    'Amines, solid sorbents, lime, frameworks and membranes compared: the limits that nature sets, the figures that deserve trust, and the questions a data sheet should answer.',
  category: 'materials',
  type: 'Research Brief',
  date: 'May 2026',
  readTime: 10,
  isPremium: false,
  route: '/research-hub/carbon-capture-materials',
  content: `
<p>Every machine that captures carbon dioxide contains a material that holds on to it and, on request, lets it go. The holding has to be strong enough to pick one kind of molecule out of many. The letting go has to be weak enough not to cost more energy than the plant can spare. Between these two wishes lies the whole field.</p>
<p>This brief compares the classes of material that are in use or close to it: liquid amines, solid sorbents, carbonates, membranes and framework compounds. It says what each is good for, which figures deserve trust, and what still separates a fine result in a journal from a drum on a truck.</p>
<h3>The floor that nature sets</h3>
<p>Separation has a minimum price. It rises as the gas becomes more dilute. In flue gas from coal about one molecule in eight is carbon dioxide, from gas turbines one in twenty-five, in the air one in about 2,400. For the air, the American Physical Society put the theoretical minimum in its assessment of 2011 at about 20 kilojoules per mole, close to half a gigajoule per tonne. For flue gas from coal it is less than half of that.</p>
<p>Real processes need several times the minimum. The International Energy Agency gives 6 to 10 gigajoules per tonne for capture from the air today, most of it as heat. Well-run amine plants on flue gas need 2.5 to 3.5. No material can go below the floor, so claims that do are either mistaken or leave something out, usually compression, vacuum or the heat of water.</p>
<h3>Liquid amines, the incumbent</h3>
<p>Solutions of amines have cleaned natural gas since the 1930s. The amine binds carbon dioxide at 40 to 60 °C and gives it up at around 120 °C. The classic recipe is 30% monoethanolamine in water. Its weakness is in the water: most of what is heated, carries nothing.</p>
<p>Newer solvents use blends with piperazine, hindered amines that hold more and release more easily, or mixtures that separate into a rich and a lean layer so that only one has to be heated. They save perhaps a third of the energy. Amines degrade, however, when they meet oxygen and nitrogen oxides. The loss is measured in kilograms per tonne captured, and what leaves by the chimney has to be washed out. Anyone who buys capacity should ask for the degradation rate after a year with real gas.</p>
<h3>Solids with amines on them</h3>
<p>If the amine is fixed to a porous solid, there is no water to be heated. Silica, alumina or polymer beads carry it, and heat of 80 to 100 °C is enough for release, which a heat pump or waste heat can supply. Most machines that filter the open air work this way.</p>
<p>The enemy is again oxygen. Air is one fifth oxygen, and each cycle at elevated temperature burns a little of the amine. A sorbent that lasts for two years instead of one halves one of the larger items of cost. Humidity plays on both sides: it helps some amines to bind and adds water that has to be driven out.</p>
<h3>Carbonates: hot, cheap and patient</h3>
<p>Lime binds carbon dioxide and becomes limestone; at around 900 °C it gives it back. The material costs next to nothing, and spent lime can go to a cement works. The heat has to come from somewhere, and after some dozens of cycles the grains sinter and hold less, so fresh stone is fed all the time.</p>
<p>A related loop captures from air with potassium hydroxide, passes the carbon to calcium and heats that. It scales well because each step is borrowed from the paper and mining industries. Electric kilns would rid it of the gas flame and are the part to watch.</p>
<h3>Frameworks: designed pores</h3>
<p>Metal-organic frameworks are crystals built like scaffolding, from metal corners and organic beams. Their surface is enormous, and their pores can be tailored. For years they were known for beautiful data and for falling apart in moist air.</p>
<p>Two results changed the tone. In 2021 a group around George Shimizu described CALF-20 in Science: a zinc framework that prefers carbon dioxide to water over a useful range of humidity, stands up to steam and acid gases, and is made from inexpensive parts. In 2024 Omar Yaghi's group at Berkeley reported COF-999 in Nature, a covalent framework lined with amines that went through a hundred cycles of capture from open air without measurable loss, and that is regenerated at only 60 °C.</p>
<p>Both deserve attention, and both show what to ask next. A hundred cycles are a few weeks of operation. A plant needs tens of thousands. Powder has to be shaped into beads, sheets or coatings with a binder, and the binder blocks some of the pores that were paid for.</p>
<h3>Membranes</h3>
<p>A membrane needs no heat. Pressure drives carbon dioxide through a film faster than nitrogen. Since one pass cannot be both pure and complete, two stages are used, and the energy is that of fans and vacuum pumps. Membranes like concentrated sources: cement kilns, steel, biogas. For air they are out of the question. Fillers from the families above, mixed into the polymer, raise the flow, and thin defect-free layers by the kilometre are the manufacturing problem.</p>
<h3>Reading a data sheet</h3>
<ul><li><strong>Working capacity,</strong> not total capacity: what is released in each cycle under the conditions of the plant.</li><li><strong>Time of a cycle.</strong> A sorbent that holds half as much and is twice as fast makes the same tonne with the same vessel.</li><li><strong>Water.</strong> Results with dry gas say little.</li><li><strong>Lifetime</strong> with real gas, in hours, and the way in which it ends.</li><li><strong>Cost per kilogram</strong> at the scale of a hundred tonnes, with solvent and yield of the synthesis.</li><li><strong>Heat of adsorption and heat capacity,</strong> from which the energy can be checked on one sheet of paper.</li></ul>
<h3>Scale, soberly</h3>
<p>The IEA counts around 45 commercial facilities that capture carbon in industry, fuel supply and power generation, with a capacity of some 50 million tonnes a year, and 27 small plants that capture from the air, with almost 0.01 million tonnes. Emissions from energy are above 37 billion. Capture will not replace cutting emissions. The Intergovernmental Panel on Climate Change, in its sixth assessment, nevertheless calls removal of carbon dioxide unavoidable if what is hardest to abate is to be balanced.</p>
<p>For materials this means that the market is neither here nor hypothetical. The first customers are cement and waste incineration, where there is no alternative, and buyers of removal who pay for quality. A company with a new sorbent does best to choose one gas, one temperature and one partner with a chimney, and to collect what no journal prints: a year of dull, continuous data.</p>
`,
};
