import type { SampleResearch } from './sample-research.ts';

export const perovskiteSolarCells: SampleResearch = {
  slug: 'perovskite-solar-cells',
  title: 'Perovskite solar cells',
  description:
    'From 3.8% in 2009 to records that rival silicon: how the crystal works, what tandems promise, and what has to be proven about lifetime before factories can rely on it.',
  category: 'solar',
  type: 'Technology Profile',
  date: 'October 2026',
  readTime: 15,
  isPremium: false,
  route: '/network/technologies/perovskite',
  content: `
<p>In 2009 a group in Japan led by Tsutomu Miyasaka reported a solar cell with an unusual absorber, a crystal of the perovskite type, and an efficiency of 3.8%. It lasted for minutes. Today the chart of record cells that the National Renewable Energy Laboratory keeps lists small single-junction perovskite cells above 26%, close to the best silicon, and tandems of perovskite on silicon above 34%. No photovoltaic material has ever risen so fast.</p>
<p>The reason lies in the crystal. Perovskites absorb light so strongly that half a micrometre is enough, they tolerate defects that would ruin other semiconductors, and their band gap can be tuned by exchanging one halogen for another. They are made from solution or vapour at low temperature. A film can be coated on glass, on foil or on a finished silicon cell.</p>
<p>That last option is why industry cares. A single absorber cannot convert more than about a third of sunlight, the limit that Shockley and Queisser calculated in 1961. A tandem divides the spectrum: the perovskite on top takes the blue and green, the silicon below takes the red and infrared. Each does what it is good at, and the ceiling rises above 40%.</p>
<h3>What remains to be shown</h3>
<p>Records are measured on areas smaller than a stamp. Modules of full size lose several points, and they have to stand in heat, frost and moisture for twenty-five years. Ions wander within the crystal, seals leak, and most recipes contain a little lead, which must stay inside even when the glass breaks.</p>
<p>The full technology profile follows the subject from the crystal to the factory: how the cell works, which figures have been certified, what ageing tests prove and do not prove, who is building pilot lines, and what readiness level we assign and why.</p>
`,
};
