import { benchmarkMark, perovskiteBar } from '../metric-bars.ts';
import type { TopicContent } from '../topic-content.ts';
import { perovskiteDetails } from './perovskite-details.ts';
import { perovskitePeople } from './perovskite-people.ts';
import { perovskiteSources } from './perovskite-sources.ts';

/** The benchmark of perovskite cells: the record of a silicon cell of May 2024, in percent. */
const siliconRecord = 27.3;
const againstSilicon = { percent: benchmarkMark, label: `silicon record of May 2024, ${siliconRecord}%` };

/** Perovskite Solar Cells, technology 4. */
export const perovskite: TopicContent = {
  id: 4,
  title: 'Perovskite Solar Cells',
  standfirst:
    'A crystal that can be printed rivals silicon in the laboratory and lifts it to new records in tandem. Whether it lasts as long on the roof decides what becomes of it.',
  keyFigures: [
    { value: '26.7%', label: 'best single-junction cell on the chart of records at the end of 2024[^nrel]' },
    { value: '34.85%', label: 'best tandem with silicon, certified in April 2025[^longi]' },
    { value: '0.5 µm', label: 'of absorber takes up most of the light it can use[^science2012]' },
    { value: '1,000 h', label: 'of damp heat that a module has to stand in the standard test[^iec]' },
  ],
  status: {
    readinessLevel: 4,
    focusArea: 'Solar Energy',
    developmentStatus: 'emerging',
    firstDeveloped: '2009',
    lastUpdated: 'November 2026',
  },
  overview: [
    {
      id: 'what-it-is',
      title: 'What it is',
      paragraphs: [
        'Perovskite is the name of a mineral, calcium titanate, and of everything that crystallises in the same pattern: a cage of eight corners with a metal and six neighbours in its middle. The perovskites of solar cells put lead or tin in the centre, iodine and bromine around it, and an organic molecule or caesium into the gaps.',
        'In 2009 a group in Japan led by Tsutomu Miyasaka used such a crystal as the dye of a liquid cell and measured 3.8%.[^kojima] Three years later two groups showed all-solid cells, one at 9.7% and stable for 500 hours, the other at 10.9%.[^kim][^science2012] From then on the chart of certified records rose faster than for any photovoltaic material before.[^nrel]',
      ],
    },
    {
      id: 'why-it-matters',
      title: 'Why it matters',
      paragraphs: [
        'The crystal absorbs so strongly that half a micrometre is enough, forgives defects that would ruin other semiconductors, and is made near room temperature from solution or vapour. Exchanging one halogen for another tunes the band gap, and with it the colours that are used.',
        'That makes it the natural partner of silicon. A single absorber can convert about 30% of unconcentrated sunlight at best, two in tandem 42%: the upper one takes blue and green, the lower one red and infrared.[^devos][^sq] Where area is dear, more watts from the same frame, rails and cables lower the cost of all of them.',
      ],
    },
    {
      id: 'where-it-stands',
      title: 'Where it stands',
      paragraphs: [
        'Tandem modules are being sold in small numbers: in September 2024 Oxford PV reported the first commercial delivery, of panels with 24.5% module efficiency, to a utility-scale site in the United States.[^oxford] Several makers in China and Europe run pilot lines.',
        'We put the technology as a whole at readiness level 4. Cells are far beyond that; but a technology is as ready as its weakest claim, and the claim that modules of full size keep their power for decades outdoors has been validated in the laboratory only.',
      ],
    },
  ],
  metrics: [
    {
      label: 'Single-junction cell',
      value: '26.7%',
      percent: perovskiteBar(26.7, siliconRecord),
      benchmark: againstSilicon,
      note: 'Certified, on a small area;[^nrel] the silicon cell it is measured by is a full wafer.[^silicon]',
    },
    {
      label: 'Tandem with silicon',
      value: '34.85%',
      percent: perovskiteBar(34.85, siliconRecord),
      benchmark: againstSilicon,
      note: 'Two terminals, certified by NREL in April 2025.[^longi]',
    },
    {
      label: 'Limit of two absorbers',
      value: '42%',
      percent: perovskiteBar(42, 30),
      benchmark: { percent: benchmarkMark, label: 'limit of one absorber, 30%' },
      note: 'Detailed balance, sunlight without concentration.[^devos]',
    },
  ],
  ...perovskiteDetails,
  ...perovskitePeople,
  sources: perovskiteSources,
};
