import { technologyTopics } from '#contract/technologies-topics.ts';
import { SaltArt } from '../components/art/salt-art.tsx';
import { SaltLoop } from '../components/figures/salt-loop.tsx';
import { figure, PartsPanel, partsOf, section } from '../components/parts.tsx';
import { ReadingList } from '../components/reading-list.tsx';
import { TopicFrame } from '../components/topic-frame.tsx';
import { moltenSalt as content } from '../content/molten-salt.ts';

/** The sources that say most of it. */
const research = ['msre', 'ornl4541', 'ornl4812', 'gif'];

const parts = partsOf(content);

const overview = [
  parts.prose('overview'),
  parts.figures(),
  parts.benefits,
  parts.challenges,
  parts.timeline,
  parts.keyPlayers,
  parts.questions,
];
const technical = [
  figure(<SaltLoop />),
  parts.prose('technical'),
  parts.specifications,
  parts.readiness('What each level from 0 to 9 means for molten salt reactors, and which one we hold to be reached.'),
];
const news = [
  parts.feeds,
  section(
    'research',
    'Research to begin with',
    <ReadingList
      publications={content.sources.filter(({ id }) => research.includes(id))}
      research={technologyTopics[8].research}
      title={content.title}
    />,
  ),
];

/** /network/technologies/molten-salt-reactors (rule technology-topics). */
export function MoltenSaltPage() {
  return (
    <TopicFrame
      content={content}
      art={<SaltArt />}
      tabs={[
        { name: 'Overview', content: <PartsPanel parts={overview} /> },
        { name: 'Technical Details', content: <PartsPanel parts={technical} /> },
        { name: 'News & Research', content: <PartsPanel parts={news} /> },
      ]}
    />
  );
}
