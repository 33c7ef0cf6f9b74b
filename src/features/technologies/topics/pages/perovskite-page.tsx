import { LatticeArt } from '../components/art/lattice-art.tsx';
import { CellStack } from '../components/figures/cell-stack.tsx';
import { EfficiencyChart } from '../components/figures/efficiency-chart.tsx';
import { figure, PartsPanel, partsOf } from '../components/parts.tsx';
import { TopicFrame } from '../components/topic-frame.tsx';
import { perovskite as content } from '../content/perovskite.ts';

const parts = partsOf(content);

const overview = [parts.prose('overview'), parts.figures(<EfficiencyChart />), parts.keyPlayers, parts.questions];
const technical = [
  parts.prose('technical'),
  figure(<CellStack />),
  parts.specifications,
  parts.readiness('What each of the nine levels means for perovskite modules, and which one we hold to be reached.'),
];
const future = [parts.challenges, parts.benefits, parts.prose('outlook'), parts.timeline];

/** /network/technologies/perovskite (rule technology-topics). */
export function PerovskitePage() {
  return (
    <TopicFrame
      content={content}
      art={<LatticeArt />}
      tabs={[
        { name: 'Overview', content: <PartsPanel parts={overview} /> },
        { name: 'Technical Details', content: <PartsPanel parts={technical} /> },
        { name: 'Challenges & Future', content: <PartsPanel parts={future} /> },
        { name: 'RSS Feeds', content: parts.feeds.content },
      ]}
    />
  );
}
