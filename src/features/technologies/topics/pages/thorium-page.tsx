import { DecayArt } from '../components/art/decay-art.tsx';
import { FuelChain } from '../components/figures/fuel-chain.tsx';
import { figure, PartsPanel, partsOf } from '../components/parts.tsx';
import { TopicFrame } from '../components/topic-frame.tsx';
import { thorium as content } from '../content/thorium.ts';

const parts = partsOf(content);

const overview = [parts.prose('overview'), parts.figures(), parts.keyPlayers, parts.questions];
const technical = [
  figure(<FuelChain />),
  parts.prose('technical'),
  parts.specifications,
  parts.readiness('What each of the nine levels means for thorium fuel, and which one we hold to be reached.'),
];
const future = [parts.challenges, parts.benefits, parts.prose('outlook'), parts.timeline];

/** /network/technologies/thorium (rule technology-topics). */
export function ThoriumPage() {
  return (
    <TopicFrame
      content={content}
      art={<DecayArt />}
      discuss="thorium nuclear fuel"
      tabs={[
        { name: 'Overview', content: <PartsPanel parts={overview} /> },
        { name: 'Technical Details', content: <PartsPanel parts={technical} /> },
        { name: 'Challenges & Future', content: <PartsPanel parts={future} /> },
        { name: 'RSS Feeds', content: parts.feeds.content },
      ]}
    />
  );
}
