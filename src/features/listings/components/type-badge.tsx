import {
  BankOutlined,
  DeploymentUnitOutlined,
  ExperimentOutlined,
  SolutionOutlined,
  StarFilled,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

import { type ListingType, listingTypes } from '#contract/listings.ts';
import styles from './type-badge.module.css';

/** One icon for each kind, wherever the kind is named. */
export const typeIcons: Record<ListingType, ReactNode> = {
  company: <BankOutlined aria-hidden="true" />,
  technology: <ExperimentOutlined aria-hidden="true" />,
  partnership: <DeploymentUnitOutlined aria-hidden="true" />,
  job: <SolutionOutlined aria-hidden="true" />,
};

export function TypeBadge({ type }: { type: ListingType }) {
  return (
    <span className={styles.badge}>
      {typeIcons[type]} {listingTypes[type]}
    </span>
  );
}

/** Featured placement comes with the Professional plan (spec 2, section 1). Amber is for what is premium. */
export function FeaturedBadge() {
  return (
    <span className={styles.featured}>
      <StarFilled aria-hidden="true" /> <span data-label>Featured</span>
    </span>
  );
}
