import type { Source } from '../topic-content.ts';

export const perovskiteSources: readonly Source[] = [
  {
    id: 'kojima',
    title: 'Organometal halide perovskites as visible-light sensitizers for photovoltaic cells',
    publisher: 'A. Kojima et al., Journal of the American Chemical Society 131, 2009',
    url: 'https://doi.org/10.1021/ja809598r',
  },
  {
    id: 'kim',
    title: 'Lead iodide perovskite sensitized all-solid-state submicron thin film mesoscopic solar cell',
    publisher: 'H.-S. Kim et al., Scientific Reports 2, 2012',
    url: 'https://doi.org/10.1038/srep00591',
  },
  {
    id: 'science2012',
    title: 'Efficient hybrid solar cells based on meso-superstructured organometal halide perovskites',
    publisher: 'M. M. Lee et al., Science 338, 2012',
    url: 'https://doi.org/10.1126/science.1228604',
  },
  {
    id: 'nrel',
    title: 'Best research-cell efficiency chart',
    publisher: 'National Renewable Energy Laboratory',
    url: 'https://www.nrel.gov/pv/cell-efficiency.html',
  },
  {
    id: 'silicon',
    title: 'LONGi sets new record for silicon solar cell efficiency',
    publisher: 'Modern Power Systems, May 2024',
    url: 'https://www.modernpowersystems.com/news/renewables-news/longi-sets-new-record-for-silicon-solar-cell-efficiency-11769774/',
  },
  {
    id: 'longi',
    title: 'Two-terminal tandem cell of 34.85%, certified by NREL',
    publisher: 'LONGi, April 2025',
    url: 'https://www.longi.com/en/news/',
  },
  {
    id: 'oxford',
    title: 'First commercial shipment of tandem solar panels',
    publisher: 'Oxford PV, September 2024',
    url: 'https://www.oxfordpv.com/news',
  },
  {
    id: 'sq',
    title: 'Detailed balance limit of efficiency of p-n junction solar cells',
    publisher: 'W. Shockley and H. J. Queisser, Journal of Applied Physics 32, 1961',
    url: 'https://doi.org/10.1063/1.1736034',
  },
  {
    id: 'devos',
    title: 'Detailed balance limit of the efficiency of tandem solar cells',
    publisher: 'A. De Vos, Journal of Physics D 13, 1980',
    url: 'https://doi.org/10.1088/0022-3727/13/5/018',
  },
  {
    id: 'isos',
    title:
      'Consensus statement for stability assessment and reporting for perovskite photovoltaics based on ISOS procedures',
    publisher: 'M. V. Khenkin et al., Nature Energy 5, 2020',
    url: 'https://doi.org/10.1038/s41560-019-0529-5',
  },
  {
    id: 'iec',
    title: 'IEC 61215-2: terrestrial photovoltaic modules, test procedures',
    publisher: 'International Electrotechnical Commission',
    url: 'https://webstore.iec.ch/',
  },
  {
    id: 'lead',
    title: 'Toxicity of organometal halide perovskite solar cells',
    publisher: 'A. Babayigit et al., Nature Materials 15, 2016',
    url: 'https://doi.org/10.1038/nmat4572',
  },
];
