import type { FC } from 'react';

import type { ResearchCategory } from '#contract/research.ts';
import { RecordPicture } from '#src/components/record-picture.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { HydrogenArt } from './art/hydrogen.tsx';
import { MaterialsArt } from './art/materials.tsx';
import { NuclearArt } from './art/nuclear.tsx';
import { SolarArt } from './art/solar.tsx';
import { StorageArt } from './art/storage.tsx';
import styles from './research-art.module.css';
import tints from './tints.module.css';

const arts: Record<ResearchCategory, FC> = {
  nuclear: NuclearArt,
  solar: SolarArt,
  hydrogen: HydrogenArt,
  materials: MaterialsArt,
  storage: StorageArt,
};

interface ResearchArtProps {
  article: { slug: string; category: ResearchCategory; imageUrl: string | null };
}

/** The article's own picture, or the drawing of its category in the category's colour. Fills its box. */
export function ResearchArt({ article: { slug, category, imageUrl } }: ResearchArtProps) {
  if (imageUrl) {
    return <RecordPicture address={imageUrl} sizes="(max-width: 700px) 92vw, 640px" className={styles.image} />;
  }
  const Art = arts[category];
  // Two articles of one category are not shown by the same picture.
  const isNear = slug.charCodeAt(0) % 4 === 1;
  return (
    <div className={classNames(styles.art, tints[category])} aria-hidden="true">
      <svg
        viewBox="0 0 480 320"
        preserveAspectRatio="xMidYMid slice"
        className={classNames(styles.drawing, isNear && styles.near)}
      >
        <Art />
      </svg>
    </div>
  );
}
