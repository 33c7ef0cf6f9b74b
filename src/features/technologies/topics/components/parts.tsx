import { Fragment, type ReactNode } from 'react';

import { FeedList } from '#src/features/feeds/index.ts';
import type { TopicContent } from '../topic-content.ts';
import { DossierSection } from './dossier-section.tsx';
import { KeyPlayers } from './key-players.tsx';
import { MetricList } from './metric-list.tsx';
import { PointList } from './point-list.tsx';
import { Prose } from './prose.tsx';
import { Questions } from './questions.tsx';
import { ReadinessTable } from './readiness-table.tsx';
import type { Place } from './section-nav.tsx';
import { Specifications } from './specifications.tsx';
import { TabPanel } from './tab-panel.tsx';
import { Timeline } from './timeline.tsx';

/** A part of a tab: its content, and the anchors that the tab's navigation links to. */
export interface Part {
  key: string;
  places: readonly Place[];
  content: ReactNode;
}

/** A tab made of parts, one after another. */
export function PartsPanel({ parts }: { parts: readonly Part[] }) {
  return (
    <TabPanel places={parts.flatMap(({ places }) => places)}>
      {parts.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </TabPanel>
  );
}

/** A part with a heading. `title` is its name in the navigation. */
export function section(
  id: string,
  title: string,
  content: ReactNode,
  head: { title?: string; intro?: string } = {},
): Part {
  return {
    key: id,
    places: [{ id, title }],
    content: (
      <DossierSection id={id} title={head.title ?? title} {...(head.intro && { intro: head.intro })}>
        {content}
      </DossierSection>
    ),
  };
}

/** A picture between the sections, without an entry in the navigation. */
export function figure(content: ReactNode): Part {
  return { key: 'figure', places: [], content };
}

/** The parts that the dossiers have in common, made of one topic's content (rule technology-topics). */
export function partsOf(content: TopicContent) {
  const prose = (of: 'overview' | 'technical' | 'outlook'): Part => {
    const sections = content[of];
    return { key: of, places: sections, content: <Prose sections={sections} /> };
  };
  return {
    prose,
    /** The metric bars, after any other figures. */
    figures: (before?: ReactNode) =>
      section(
        'in-figures',
        'In figures',
        <>
          {before}
          <MetricList metrics={content.metrics} />
        </>,
      ),
    keyPlayers: section('key-players', 'Key players', <KeyPlayers players={content.keyPlayers} />, {
      intro: 'A selection, in no order of rank; we have no part in any of them.',
    }),
    questions: section('questions', 'Questions', <Questions questions={content.questions} />, {
      title: 'Frequently asked questions',
    }),
    specifications: section(
      'specifications',
      'Specifications',
      <Specifications specifications={content.specifications} />,
    ),
    readiness: (intro: string) =>
      section(
        'readiness',
        'Readiness',
        <ReadinessTable levels={content.readinessLevels} current={content.status.readinessLevel} />,
        { title: 'Technology readiness', intro },
      ),
    challenges: section('challenges', 'Challenges', <PointList kind="challenge" points={content.challenges} />),
    benefits: section('benefits', 'Benefits', <PointList kind="benefit" points={content.benefits} />),
    timeline: section('timeline', 'Timeline', <Timeline entries={content.timeline} />),
    feeds: section('feeds', 'From the feeds', <FeedList technologyId={content.id} />, {
      intro: 'Articles from other publishers, collected every hour. Opinions are theirs; links open in a new tab.',
    }),
  };
}
