import { ArrowRightOutlined } from '@ant-design/icons';

import { dedicatedTechnologyRecords, technologyPath } from '#contract/technologies.ts';
import { CardLink } from '#src/components/link.tsx';
import styles from './featured-topics.module.css';

/** The three topics with a dossier. */
export function FeaturedTopics() {
  return (
    <section aria-labelledby="featured-topics" className={styles.section}>
      <h2 id="featured-topics" className={styles.title}>
        Featured topics
      </h2>
      <ul className={styles.topics}>
        {dedicatedTechnologyRecords.map(({ id, name, description, readinessLevel }) => (
          <li key={id} className={styles.topic}>
            <h3 className={styles.name}>
              <CardLink to={technologyPath(id)}>{name}</CardLink>
            </h3>
            <p className={styles.text}>{description}</p>
            <p className={styles.foot}>
              <span>Dossier, TRL {readinessLevel}</span>
              <ArrowRightOutlined aria-hidden="true" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
