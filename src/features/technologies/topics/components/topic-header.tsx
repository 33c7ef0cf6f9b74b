import type { ReactNode } from 'react';

import { Row } from '#src/components/row.tsx';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import type { TopicContent } from '../topic-content.ts';
import { Cited } from './cited.tsx';
import styles from './topic-header.module.css';

interface TopicHeaderProps {
  content: Pick<TopicContent, 'id' | 'title' | 'standfirst' | 'keyFigures'>;
  /** The drawing beside the text. */
  art: ReactNode;
}

/** Title, standfirst and key figures. */
export function TopicHeader({ content: { id, title, standfirst, keyFigures }, art }: TopicHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.words}>
          <Row gap={12} align="center">
            <p className={styles.kind}>Technology dossier</p>
            <KeptBadge kind="technology" id={id} />
          </Row>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.standfirst}>{standfirst}</p>
        </div>
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      </div>
      <dl className={styles.figures}>
        {keyFigures.map(({ value, label }) => (
          <div key={value} className={styles.figure}>
            <dt className={styles.label}>
              <Cited text={label} />
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
