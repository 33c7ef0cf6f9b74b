import { doiSource, paper, type SampleTechnology, samplePatent, stage } from './sample-technology.ts';

/** Storage technologies. Values of metrics are the sample companies' own; benchmarks say what they compare with. */
export const storage: readonly SampleTechnology[] = [
  {
    id: 2,
    company: null,
    name: 'Solid-State Lithium Batteries',
    description:
      'Cells with a solid electrolyte in place of the liquid one, so that the anode may be lithium metal and nothing in them burns easily.',
    detailedDescription:
      '<p>A lithium-ion cell is limited by its graphite anode. Lithium metal holds about ten times as much charge per gram, but in a liquid electrolyte it grows needles that short the cell. A solid electrolyte is meant to stop them.</p><h3>How it works</h3><p>Sulfides conduct lithium as well as liquids do: the first to reach 12 mS/cm at room temperature was Li₁₀GeP₂S₁₂ in 2011. Oxides are more stable and more brittle; polymers are easy to coat and want to be warm.</p><h3>What is hard</h3><p>Two solids touch at points only. As the lithium comes and goes the cell breathes, contact is lost and cracks open. Most cells are therefore kept under pressure of several megapascal, which a car has to carry along.</p>',
    focusArea: 'energy-storage',
    status: 'emerging',
    developmentStage: 'prototype',
    readinessLevel: 5,
    tags: ['batteries', 'solid electrolyte', 'lithium metal', 'electric vehicles'],
    isListedForSale: false,
    yearDeveloped: 2011,
    keyInnovators: ['Ryoji Kanno', 'John B. Goodenough', 'Jürgen Janek'],
    applications: ['Electric vehicles', 'Aviation', 'Wearables', 'Medical implants'],
    patents: [],
    publications: [
      paper('10.1038/nmat3066', 'A lithium superionic conductor', 'Nature Materials', 2011),
      paper('10.1038/nenergy.2016.141', 'A solid future for battery development', 'Nature Energy', 2016),
    ],
    metrics: {
      energyDensity: { value: 380, unit: 'Wh/kg', benchmark: 270 },
      chargingTime: { value: 18, unit: 'min to 80%', benchmark: 30 },
      cycleLife: { value: 900, unit: 'cycles', benchmark: 1500 },
      safetyRating: { value: 8.5, unit: 'of 10', benchmark: 6 },
    },
    developmentStages: [
      stage('Conductors', 'completed', 'Sulfides as conductive as liquids', 'Garnet oxides stable in air'),
      stage('Cells', 'in-progress', 'Multi-layer cells of 20 Ah', 'Cycling at low pressure'),
      stage('Vehicles', 'planned', 'Test fleets', 'A separator coated by the kilometre'),
    ],
    sources: [
      doiSource('Kamaya and others, Nature Materials 10 (2011), conductivity of Li₁₀GeP₂S₁₂', '10.1038/nmat3066'),
      doiSource('Janek and Zeier, Nature Energy 1 (2016)', '10.1038/nenergy.2016.141'),
    ],
  },
  {
    id: 6,
    company: 'Saltbridge Cells',
    name: 'Sodium-Ion Batteries',
    description:
      'Cells that shuttle sodium instead of lithium: heavier, but made without lithium, cobalt and nickel, and content with the cold.',
    detailedDescription:
      '<p>Sodium does what lithium does in a battery, with an ion that is a third larger and about three times as heavy. The price is energy density; the gain is a supply that no region controls and aluminium foil on both sides.</p><h3>How it works</h3><p>The anode is hard carbon, whose disordered layers let sodium in; graphite does not. That it works was shown in 2000. Cathodes are layered oxides, Prussian blue analogues or polyanions.</p><h3>Where it fits</h3><p>Storage that stands still, buses, two-wheelers and small cars. The cells may be discharged to zero volts for transport, which lithium cells may not.</p>',
    focusArea: 'energy-storage',
    status: 'emerging',
    developmentStage: 'commercial',
    readinessLevel: 8,
    tags: ['batteries', 'sodium', 'hard carbon', 'buses'],
    isListedForSale: false,
    yearDeveloped: 2000,
    keyInnovators: ['Jeff Dahn', 'Shinichi Komaba', 'Jean-Marie Tarascon'],
    applications: ['City buses', 'Home storage', 'Grid storage', 'Two-wheelers'],
    patents: [samplePatent('2022-031', 'Pre-sodiation of hard carbon on a running web', 2022)],
    publications: [
      paper('10.1039/c6cs00776g', 'Sodium-ion batteries: present and future', 'Chemical Society Reviews', 2017),
    ],
    metrics: {
      energyDensity: { value: 150, unit: 'Wh/kg', benchmark: 170 },
      chargingTime: { value: 20, unit: 'min to 80%', benchmark: 40 },
      cycleLife: { value: 4500, unit: 'cycles', benchmark: 4000 },
      safetyRating: { value: 8, unit: 'of 10', benchmark: 7 },
    },
    developmentStages: [
      stage('Chemistry', 'completed', 'Hard carbon at 300 mAh/g', 'Cathode free of nickel'),
      stage('Line', 'completed', 'A lithium line converted in eight months'),
      stage('Fleet', 'in-progress', 'Forty buses in service', 'Second life in depots'),
    ],
    sources: [
      doiSource('Hwang, Myung and Sun, Chemical Society Reviews 46 (2017)', '10.1039/c6cs00776g'),
      doiSource(
        'Stevens and Dahn, Journal of The Electrochemical Society 147 (2000), hard carbon',
        '10.1149/1.1393348',
      ),
    ],
  },
  {
    id: 7,
    company: 'Tidewell Storage',
    name: 'Iron Flow Batteries',
    description:
      'Tanks of iron salt dissolved in water that store ten hours and more. Energy grows with the tank, power with the stack.',
    detailedDescription:
      '<p>In a flow battery the energy is in the tanks and the power in the stack, so that another hour costs only more liquid. Iron chloride in water is about the cheapest liquid there is, and it does not burn.</p><h3>How it works</h3><p>On charging, iron is plated as metal on one side and oxidised from Fe²⁺ to Fe³⁺ on the other; discharging reverses both. The idea was described in 1981.</p><h3>What is hard</h3><p>A little hydrogen forms beside the iron. Unless it is led back, the electrolyte drifts out of balance. And plating fills a space: after a full charge the metal has to go before more can come.</p>',
    focusArea: 'energy-storage',
    status: 'developing',
    developmentStage: 'demonstration',
    readinessLevel: 7,
    tags: ['flow battery', 'iron', 'long duration', 'grid'],
    isListedForSale: true,
    yearDeveloped: 1981,
    keyInnovators: ['Lawrence Hruska', 'Robert Savinell'],
    applications: ['Substations with evening congestion', 'Islands', 'Mines', 'Solar parks'],
    patents: [
      samplePatent('2019-007', 'Recombination cell for an iron electrolyte', 2019),
      samplePatent('2023-112', 'Plating felt with graded porosity', 2023),
    ],
    publications: [
      paper(
        '10.1149/1.2127366',
        'Investigation of Factors Affecting Performance of the Iron-Redox Battery',
        'Journal of The Electrochemical Society',
        1981,
      ),
      paper(
        '10.1149/1.3599565',
        'Progress in Flow Battery Research and Development',
        'Journal of The Electrochemical Society',
        2011,
      ),
    ],
    metrics: {
      energyDensity: { value: 20, unit: 'Wh/L', benchmark: 25 },
      chargingTime: { value: 11, unit: 'h', benchmark: 12 },
      cycleLife: { value: 11_000, unit: 'cycles', benchmark: 10_000 },
      safetyRating: { value: 9, unit: 'of 10', benchmark: 8 },
    },
    developmentStages: [
      stage('Stack', 'completed', '1,000 hours', 'Hydrogen led back'),
      stage('Pilot', 'completed', 'Two 400 kWh units at a depot'),
      stage('Demonstration', 'in-progress', '2 MWh at a substation', 'Certification to UL 9540'),
      stage('Series', 'planned', '50 MWh a year'),
    ],
    sources: [
      doiSource('Hruska and Savinell, Journal of The Electrochemical Society 128 (1981)', '10.1149/1.2127366'),
      doiSource('Skyllas-Kazacos and others, Journal of The Electrochemical Society 158 (2011)', '10.1149/1.3599565'),
    ],
  },
  {
    id: 9,
    company: 'Emberstack Thermal',
    name: 'High-Temperature Thermal Storage',
    description:
      'Carbon or brick heated with cheap electricity until it glows, and drawn on for hours as steam, hot air or light.',
    detailedDescription:
      '<p>About half of final energy use is heat. To store heat as heat avoids two conversions: blocks in an insulated box take up electricity through resistance heaters and give it back as steam or hot air.</p><h3>Back to electricity</h3><p>At 2,000 °C and more, the light of the blocks can be turned into electricity by thermophotovoltaic cells. Their efficiency reached 40% in the laboratory in 2022.</p><h3>What is hard</h3><p>Insulation and heaters age with each cycle. The economics depend on how many hours of cheap electricity a year has.</p>',
    focusArea: 'energy-storage',
    status: 'developing',
    developmentStage: 'pilot',
    readinessLevel: 6,
    tags: ['heat', 'thermal storage', 'industry', 'steam'],
    isListedForSale: false,
    yearDeveloped: 2019,
    keyInnovators: ['Asegun Henry'],
    applications: ['Process steam', 'Drying', 'District heat'],
    patents: [samplePatent('2021-044', 'Heater of carbon with a replaceable element', 2021)],
    publications: [
      paper('10.1038/s41586-022-04473-y', 'Thermophotovoltaic efficiency of 40%', 'Nature', 2022),
      paper(
        '10.1039/c8ee02341g',
        'Thermal energy grid storage using multi-junction photovoltaics',
        'Energy & Environmental Science',
        2019,
      ),
    ],
    metrics: {
      energyDensity: { value: 700, unit: 'kWh/m³', benchmark: 600 },
      chargingTime: { value: 6, unit: 'h', benchmark: 6 },
      cycleLife: { value: 8000, unit: 'cycles', benchmark: 10_000 },
    },
    developmentStages: [
      stage('Heater', 'completed', '2,000 cycles'),
      stage('Dairy pilot', 'in-progress', '3 MWh in service', 'First winter evaluated'),
      stage('Series', 'planned', 'A store of 30 MWh'),
    ],
    sources: [
      doiSource('LaPotin and others, Nature 604 (2022)', '10.1038/s41586-022-04473-y'),
      { title: 'IEA, Renewables 2022: heat in final energy use', url: 'https://www.iea.org/reports/renewables-2022' },
    ],
  },
];
