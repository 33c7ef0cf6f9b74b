import type { ReactNode } from 'react';
import { paths } from '#contract/kit/paths.ts';
import { technologyTopics } from '#contract/technologies-topics.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Page } from '#src/components/page.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { MarketPanel } from '#src/features/insights/index.ts';
import { RecordNotes } from '#src/features/notes/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import type { TopicContent } from '../topic-content.ts';
import { ActionsCard } from './actions-card.tsx';
import { RelatedTopics } from './related-topics.tsx';
import { SourcesContext } from './sources-context.ts';
import { SourcesList } from './sources-list.tsx';
import { StatusCard } from './status-card.tsx';
import styles from './topic-frame.module.css';
import { TopicHeader } from './topic-header.tsx';

interface TopicFrameProps {
  content: TopicContent;
  art: ReactNode;
  tabs: readonly { name: string; content: ReactNode }[];
  /** The subject of the discussion; without it there is no button. */
  discuss?: string;
}

/** The frame of the three pages: header, tabs, sidebar, sources (rule technology-topics). */
export function TopicFrame({ content, art, tabs, discuss }: TopicFrameProps) {
  usePageTitle(content.title);
  return (
    <SourcesContext value={content.sources}>
      <Page>
        <div className={styles.back}>
          <BackLink to={paths.technologies}>Back to Technologies</BackLink>
        </div>
        <article className={styles.dossier}>
          <TopicHeader content={content} art={art} />
          <div className={styles.columns}>
            <aside aria-label="Technology status" className={styles.status}>
              <StatusCard status={content.status} />
            </aside>
            <div className={styles.main}>
              <Tabs label={content.title} param="tab" tabs={tabs} />
            </div>
            <aside aria-label="What to do next" className={styles.next}>
              <ActionsCard id={content.id} {...(discuss !== undefined && { discuss })} />
              <RelatedTopics topics={content.related} research={technologyTopics[content.id].research} />
            </aside>
          </div>
          <SourcesList sources={content.sources} />
          <RecordNotes kind="technology" id={content.id} />
          <MarketPanel kind="technology" id={String(content.id)} />
        </article>
      </Page>
    </SourcesContext>
  );
}
