import type { FC } from 'react';

import type { FocusAreaSlug } from '#contract/focus-areas.ts';
import { classNames } from '#src/lib/class-names.ts';
import { CircularEconomyArt } from './circular-economy.tsx';
import { CleanTransportationArt } from './clean-transportation.tsx';
import { EnergyStorageArt } from './energy-storage.tsx';
import styles from './focus-art.module.css';
import { RenewableEnergyArt } from './renewable-energy.tsx';
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

/**
 * The picture of a focus area, drawn in the theme's colours; an area that has none gets the first. It
 * fills the box it is put in, whatever its shape: what matters lies in the middle 240 by 160 units.
 */
export function FocusArt({ slug, className }: { slug: string; className?: string | undefined }) {
  const known = isDrawn(slug) ? slug : 'renewable-energy';
  const Art = arts[known];
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames(styles.art, styles[known], className)}
    >
      <Art />
    </svg>
  );
}

function isDrawn(slug: string): slug is FocusAreaSlug {
  return slug in arts;
}
