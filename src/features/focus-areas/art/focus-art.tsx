import type { FocusAreaSlug } from '#contract/focus-areas.ts';
import { classNames } from '#src/lib/class-names.ts';
import drawings from './drawings.svg?no-inline';
import styles from './focus-art.module.css';
import { subjectOf } from './subject-of.ts';

/** The areas that have a drawing, each with its tint. */
const tints: Record<FocusAreaSlug, string | undefined> = {
  'renewable-energy': styles['renewable-energy'],
  'energy-storage': styles['energy-storage'],
  'circular-economy': styles['circular-economy'],
  'sustainable-agriculture': styles['sustainable-agriculture'],
  'clean-transportation': styles['clean-transportation'],
  'water-technology': styles['water-technology'],
};

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
  const area = isDrawn(slug) ? slug : 'renewable-energy';
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames(styles.art, tints[area], className)}
    >
      <use href={`${drawings}#${subjectOf(words) ?? area}`} />
    </svg>
  );
}

function isDrawn(slug: string): slug is FocusAreaSlug {
  return slug in tints;
}
