import type { FocusArea } from '#contract/focus-areas.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { PictureHead } from '#src/components/picture-head.tsx';
import { Row } from '#src/components/row.tsx';
import { FollowRecordButton } from '#src/features/connections/index.ts';
import { FocusArt, FocusIcon } from '#src/features/focus-areas/index.ts';
import { KeepOfflineButton } from '#src/features/kept-collections/index.ts';
import styles from './focus-hero.module.css';

/** The opening of a focus area's page: its description and picture. */
export function FocusHero({ area }: { area: FocusArea }) {
  return (
    <PictureHead className={styles.hero} picture={<FocusArt slug={area.slug} />}>
      <p className={styles.kind}>
        <FocusIcon slug={area.slug} icon={area.icon} size={22} />
        Focus area
      </p>
      <h1 className={styles.title}>{area.title}</h1>
      <p className={styles.text}>{area.description}</p>
      <Row gap={12}>
        <FollowRecordButton kind="focus-area" id={area.id} />
        <KeepOfflineButton
          source={{ kind: 'focus-area', slug: area.slug }}
          title={area.title}
          page={pathTo(paths.focusArea, { slug: area.slug })}
        />
      </Row>
    </PictureHead>
  );
}
