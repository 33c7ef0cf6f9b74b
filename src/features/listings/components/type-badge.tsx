import {
  BankOutlined,
  DeploymentUnitOutlined,
  ExperimentOutlined,
  SolutionOutlined,
  StarFilled,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

import { type ListingStatus, type ListingType, listingStatuses, listingTypes } from '#contract/listings.ts';
import { Badge } from '#src/components/badge.tsx';

/** One icon for each kind, wherever the kind is named. */
export const typeIcons: Record<ListingType, ReactNode> = {
  company: <BankOutlined aria-hidden="true" />,
  technology: <ExperimentOutlined aria-hidden="true" />,
  partnership: <DeploymentUnitOutlined aria-hidden="true" />,
  job: <SolutionOutlined aria-hidden="true" />,
};

export function TypeBadge({ type }: { type: ListingType }) {
  return <Badge icon={typeIcons[type]}>{listingTypes[type]}</Badge>;
}

/** Featured placement is part of the Professional plan (rule featured-listings). Amber marks premium content. */
export function FeaturedBadge() {
  return (
    <Badge tone="premium" icon={<StarFilled aria-hidden="true" />}>
      <span data-label>Featured</span>
    </Badge>
  );
}

const statusTones = { draft: 'plain', published: 'primary', closed: 'plain', expired: 'warning' } as const;

export function StatusBadge({ status }: { status: ListingStatus }) {
  return <Badge tone={statusTones[status]}>{listingStatuses[status]}</Badge>;
}
