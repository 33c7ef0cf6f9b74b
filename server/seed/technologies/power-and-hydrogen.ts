import { doiSource, paper, type SampleTechnology, samplePatent, stage } from './sample-technology.ts';

export const powerAndHydrogen: readonly SampleTechnology[] = [
  {
    id: 1,
    company: 'Lumenfold Solar',
    name: 'Perovskite Solar Cells',
    description:
      'Perovskite-on-silicon tandems coated by slot die: the upper cell takes the blue light, the lower one the red.',
    detailedDescription:
      '<p>A single absorber cannot convert more than about a third of sunlight. A tandem splits the spectrum between two. Perovskite is the natural partner of silicon, for its band gap can be tuned and it is made at low temperature on a finished cell.</p><h3>The process</h3><p>Lumenfold coats with a slot die, dries with a gas knife and closes the cell by atomic layer deposition. A wafer passes in under a minute.</p><h3>What is hard</h3><p>Lifetime. Ions wander, seals leak, and heat, light and voltage together do what none of them does alone. The dossier on perovskites of this network has the whole story.</p>',
    focusArea: 'solar-energy',
    status: 'emerging',
    developmentStage: 'pilot',
    readinessLevel: 6,
    tags: ['perovskite', 'tandem cells', 'photovoltaics', 'slot die'],
    isListedForSale: true,
    yearDeveloped: 2009,
    keyInnovators: ['Tsutomu Miyasaka', 'Henry Snaith', 'Nam-Gyu Park'],
    applications: ['Roofs with little room', 'Facades', 'Vehicles'],
    patents: [samplePatent('2021-018', 'Edge seal for a tandem module', 2021)],
    publications: [
      paper(
        '10.1021/ja809598r',
        'Organometal Halide Perovskites as Visible-Light Sensitizers for Photovoltaic Cells',
        'Journal of the American Chemical Society',
        2009,
      ),
      paper(
        '10.1126/science.1228604',
        'Efficient Hybrid Solar Cells Based on Meso-Superstructured Organometal Halide Perovskites',
        'Science',
        2012,
      ),
    ],
    metrics: {},
    developmentStages: [
      stage('Cell', 'completed', 'Certified on a full wafer'),
      stage('Module', 'in-progress', 'Damp heat passed', 'Second summer outdoors'),
      stage('Line', 'planned', '200 MW a year'),
    ],
    sources: [
      { title: 'NREL, Best Research-Cell Efficiency Chart', url: 'https://www.nrel.gov/pv/cell-efficiency.html' },
      doiSource('Kojima and others, Journal of the American Chemical Society 131 (2009)', '10.1021/ja809598r'),
    ],
  },
  {
    id: 10,
    company: 'Clearwater Electrolysis',
    name: 'AEM Electrolysis',
    description:
      'Splits water with an anion exchange membrane, which lets nickel and steel do what otherwise takes iridium and titanium.',
    detailedDescription:
      '<p>Alkaline electrolysers are cheap and slow, those with a proton exchange membrane quick and in need of iridium, of which the world mines seven or eight tonnes a year. A membrane that conducts hydroxide promises the best of both.</p><h3>What is hard</h3><p>Hydroxide attacks the membrane that carries it. Lifetimes have grown from hundreds of hours to more than ten thousand within a decade; plants are expected to run for sixty thousand and more.</p>',
    focusArea: 'hydrogen',
    status: 'developing',
    developmentStage: 'demonstration',
    readinessLevel: 6,
    tags: ['electrolysis', 'membrane', 'green hydrogen'],
    isListedForSale: false,
    yearDeveloped: 2011,
    keyInnovators: ['John Varcoe', 'Dario Dekel'],
    applications: ['Filling stations', 'Ammonia on farms', 'Ports'],
    patents: [samplePatent('2020-026', 'Reinforced membrane with spiro cations', 2020)],
    publications: [
      paper(
        '10.1016/j.rser.2017.05.258',
        'Low cost hydrogen production by anion exchange membrane electrolysis: A review',
        'Renewable and Sustainable Energy Reviews',
        2018,
      ),
    ],
    metrics: { safetyRating: { value: 7.5, unit: 'of 10', benchmark: 7 } },
    developmentStages: [
      stage('Membrane', 'completed', '10,000 hours on one membrane'),
      stage('Stack of 100 kW', 'in-progress', 'Forty in the field'),
      stage('Stack of 1 MW', 'planned'),
    ],
    sources: [
      doiSource(
        'Vincent and Bessarabov, Renewable and Sustainable Energy Reviews 81 (2018)',
        '10.1016/j.rser.2017.05.258',
      ),
      {
        title: 'IRENA, Green hydrogen cost reduction (2020)',
        url: 'https://www.irena.org/publications/2020/Dec/Green-hydrogen-cost-reduction',
      },
    ],
  },
  {
    id: 11,
    company: 'Hearthline Hydrogen',
    name: 'Solid Oxide Electrolysis',
    description:
      'Ceramic cells at 700 to 850 °C that make hydrogen from steam. Where waste heat makes the steam, they need the least electricity of all.',
    detailedDescription:
      '<p>At high temperature part of the energy that splits water comes as heat. A solid oxide cell fed with steam needs well below 40 kWh of electricity for a kilogram of hydrogen, where cold processes need more than 50.</p><h3>Both ways</h3><p>The same cell makes electricity from hydrogen, and it can split carbon dioxide together with water to the gas from which fuels are made.</p><h3>What is hard</h3><p>Ceramics crack when heated fast, and nickel wanders in steam. Stacks are counted on to last some years of steady service.</p>',
    focusArea: 'hydrogen',
    status: 'developing',
    developmentStage: 'demonstration',
    readinessLevel: 7,
    tags: ['electrolysis', 'ceramics', 'waste heat', 'green hydrogen'],
    isListedForSale: false,
    yearDeveloped: 1980,
    keyInnovators: ['Mogens Mogensen', 'Anne Hauch'],
    applications: ['Steel', 'Ammonia', 'Synthetic fuels'],
    patents: [],
    publications: [
      paper(
        '10.1126/science.aba6118',
        'Recent advances in solid oxide cell technology for electrolysis',
        'Science',
        2020,
      ),
    ],
    metrics: {},
    developmentStages: [
      stage('Stack', 'completed', '20,000 hours'),
      stage('Module of 150 kW', 'in-progress', 'Steam from a casting line'),
      stage('Plant of 5 MW', 'planned'),
    ],
    sources: [doiSource('Hauch and others, Science 370 (2020)', '10.1126/science.aba6118')],
  },
  {
    id: 12,
    company: 'Fjordfloat Wind',
    name: 'Floating Offshore Wind',
    description:
      'Turbines on moored hulls, for the four fifths of the sea’s wind that blow where the water is too deep for a foundation.',
    detailedDescription:
      '<p>Foundations in the seabed end at some 60 m of water. About 80% of the offshore wind resource lies deeper. A floating hull is built at a quay, carries its turbine out to sea and is moored there.</p><h3>Three families</h3><p>Spars stand deep and still, semi-submersibles float in shallow ports, tension-leg platforms are light and pulled tight. None has won.</p><h3>What is hard</h3><p>Cost, ports and cables that bend a million times. The first farms produce well; series production is what will make them cheap.</p>',
    focusArea: 'wind-power',
    status: 'emerging',
    developmentStage: 'demonstration',
    readinessLevel: 8,
    tags: ['offshore wind', 'floating', 'mooring'],
    isListedForSale: false,
    yearDeveloped: 2009,
    keyInnovators: ['Paul Sclavounos', 'Finn Gunnar Nielsen'],
    applications: ['Deep coasts', 'Power for platforms', 'Islands'],
    patents: [samplePatent('2018-090', 'Concrete hull cast in three quays', 2018)],
    publications: [
      paper(
        '10.1016/j.renene.2014.01.017',
        'Levelised cost of energy for offshore floating wind turbines in a life cycle perspective',
        'Renewable Energy',
        2014,
      ),
    ],
    metrics: { safetyRating: { value: 8, unit: 'of 10', benchmark: 8 } },
    developmentStages: [
      stage('Model basin', 'completed'),
      stage('Full size', 'completed', 'Two winters at 110 m'),
      stage('Farm of seven', 'in-progress', 'Quay chosen', 'Mooring ordered'),
    ],
    sources: [
      doiSource('Myhr and others, Renewable Energy 66 (2014)', '10.1016/j.renene.2014.01.017'),
      { title: 'IEA, Offshore Wind Outlook 2019', url: 'https://www.iea.org/reports/offshore-wind-outlook-2019' },
    ],
  },
  {
    id: 13,
    company: 'Gullwing Airborne',
    name: 'Airborne Wind Energy',
    description:
      'A tethered wing flies across the wind and pulls a generator on the ground, with a tenth of a tower’s material.',
    detailedDescription:
      '<p>The outer third of a rotor blade does most of the work; the rest holds it in place. A kite is that outer third on a string. Miles Loyd calculated in 1980 what a wing flying crosswind can draw.</p><h3>How it works</h3><p>The wing flies figures of eight while the tether reels out and turns a generator. Then it is depowered and reeled in for a fraction of the energy.</p><h3>What is hard</h3><p>To launch, land and decide by itself, for years, in all weathers.</p>',
    focusArea: 'wind-power',
    status: 'early-stage',
    developmentStage: 'pilot',
    readinessLevel: 5,
    tags: ['kites', 'wind', 'remote power'],
    isListedForSale: true,
    yearDeveloped: 1980,
    keyInnovators: ['Miles Loyd', 'Wubbo Ockels', 'Moritz Diehl'],
    applications: ['Islands', 'Mines', 'Relief'],
    patents: [samplePatent('2019-051', 'Landing mast with a catching line', 2019)],
    publications: [
      paper(
        '10.1016/j.rser.2015.07.053',
        'Airborne Wind Energy Systems: A review of the technologies',
        'Renewable and Sustainable Energy Reviews',
        2015,
      ),
    ],
    metrics: {},
    developmentStages: [
      stage('Flight', 'completed', '200 cycles without a hand on the winch'),
      stage('Container of 100 kW', 'in-progress', 'Leased to one island'),
      stage('Fleet', 'planned'),
    ],
    sources: [
      doiSource(
        'Cherubini and others, Renewable and Sustainable Energy Reviews 51 (2015)',
        '10.1016/j.rser.2015.07.053',
      ),
    ],
  },
  {
    id: 14,
    company: 'Deepwarm Geothermal',
    name: 'Enhanced Geothermal Systems',
    description:
      'Opens hot dry rock kilometres down and circulates water through it: firm power where nature left out the water.',
    detailedDescription:
      '<p>Heat is everywhere at depth; hot springs are not. Enhanced systems make the paths that nature left out, by stimulating rock between two wells. The first experiments ran at Fenton Hill, New Mexico, in the 1970s.</p><h3>What has changed</h3><p>Horizontal drilling and stimulation in stages, taken over from shale gas, have cut drilling times to a fraction.</p><h3>What is hard</h3><p>Water may short-circuit through one crack, and injecting it can cause small earthquakes. Monitoring decides where it may go on.</p>',
    focusArea: 'renewable-energy',
    status: 'emerging',
    developmentStage: 'demonstration',
    readinessLevel: 6,
    tags: ['geothermal', 'drilling', 'firm power'],
    isListedForSale: false,
    yearDeveloped: 1974,
    keyInnovators: ['Morton Smith', 'Robert Potter', 'Jefferson Tester'],
    applications: ['Power around the clock', 'District heat'],
    patents: [],
    publications: [
      paper(
        '10.1016/j.rser.2015.11.031',
        'Enhanced geothermal systems (EGS): A review',
        'Renewable and Sustainable Energy Reviews',
        2016,
      ),
    ],
    metrics: {},
    developmentStages: [
      stage('Wells', 'completed', 'Two horizontal wells'),
      stage('3 MW', 'in-progress', 'Fourteen months of circulation'),
      stage('50 MW', 'planned'),
    ],
    sources: [
      doiSource('Olasolo and others, Renewable and Sustainable Energy Reviews 56 (2016)', '10.1016/j.rser.2015.11.031'),
    ],
  },
];
