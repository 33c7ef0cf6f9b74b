import { MessageOutlined } from '@ant-design/icons';

import { type TopicId, technologyTopics, topicPath } from '#contract/technologies-topics.ts';
import { MoreButton } from '#src/components/more-button.tsx';
import { ShareButton } from '#src/components/share-button.tsx';
import { useCompareItem } from '#src/features/comparisons/index.ts';
import { EnquiryButton } from '#src/features/enquiries/index.ts';
import { useKeepItems } from '#src/features/lists/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';
import styles from './actions-card.module.css';
import { UpdatesButton } from './updates-button.tsx';

interface ActionsCardProps {
  id: TopicId;
  /** The name of the technology in the discussion's heading; without it there is no such button. */
  discuss?: string;
}

/**
 * Share, save and get updates (rule technology-topics), on the thorium page also discuss; under More lists, pipelines and the
 * comparison.
 */
export function ActionsCard({ id, discuss }: ActionsCardProps) {
  const isShort = discuss !== undefined;
  const record = { kind: 'technology', id, name: technologyTopics[id].name } as const;
  const { items, dialogs } = useKeepItems(record);
  const comparison = useCompareItem(record);
  return (
    <section aria-labelledby="actions" className={styles.card}>
      <h2 id="actions" className={styles.title}>
        Actions
      </h2>
      <ShareButton path={topicPath(id)} isWide>
        {isShort ? 'Share' : 'Share this technology'}
      </ShareButton>
      <SaveButton
        kind="technology"
        id={id}
        isWide
        labels={isShort ? { save: 'Save', saved: 'Saved' } : { save: 'Save to library', saved: 'Saved to library' }}
      />
      {isShort && (
        <EnquiryButton
          kind="technology"
          id={id}
          look="secondary"
          isWide
          title={`Discuss ${discuss}`}
          template={`I would like to discuss ${discuss}.`}
        >
          <MessageOutlined aria-hidden="true" /> Discuss
        </EnquiryButton>
      )}
      <UpdatesButton id={id} />
      <MoreButton size="large" items={[...items, comparison]} />
      {dialogs}
    </section>
  );
}
