import { type FC, lazy, Suspense } from 'react';

import type { FocusAreaSlug } from '#contract/focus-areas.ts';
import { classNames } from '#src/lib/class-names.ts';
import { CircularEconomyArt } from './circular-economy.tsx';
import { CleanTransportationArt } from './clean-transportation.tsx';
import { EnergyStorageArt } from './energy-storage.tsx';
import styles from './focus-art.module.css';
import { RenewableEnergyArt } from './renewable-energy.tsx';
import { subjectOf } from './subjects/subject-of.ts';
import { SustainableAgricultureArt } from './sustainable-agriculture.tsx';
import { WaterTechnologyArt } from './water-technology.tsx';

const arts: Record<FocusAreaSlug, FC> = {
  'renewable-energy': RenewableEnergyArt,
  'energy-storage': EnergyStorageArt,
  'circular-economy': CircularEconomyArt,
  'sustainable-agriculture': SustainableAgricultureArt,
  'clean-transportation': CleanTransportationArt,
  'water-technology': WaterTechnologyArt,
};

/** The drawings of subjects are many, so they come after the page. */
const SubjectDrawing = lazy(() =>
  import('./subjects/subject-drawing.tsx').then((m) => ({ default: m.SubjectDrawing })),
);

interface FocusArtProps {
  slug: string;
  /** What a record says, the most telling first: the drawing shows what it is about, in the colours of its area. */
  words?: readonly string[];
  className?: string | undefined;
}

/**
 * The picture of a focus area, or of a subject in it, drawn in the theme's colours; an area that has none gets the first. It
 * fills the box it is put in, whatever its shape: what matters lies in the middle 240 by 160 units.
 */
export function FocusArt({ slug, words = [], className }: FocusArtProps) {
  const known = isDrawn(slug) ? slug : 'renewable-energy';
  const subject = subjectOf(words);
  const Art = arts[known];
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames(styles.art, styles[known], className)}
    >
      {subject ? (
        <Suspense fallback={null}>
          <SubjectDrawing subject={subject} />
        </Suspense>
      ) : (
        <Art />
      )}
    </svg>
  );
}

function isDrawn(slug: string): slug is FocusAreaSlug {
  return slug in arts;
}
