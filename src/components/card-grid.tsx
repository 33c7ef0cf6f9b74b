import type { ReactElement, ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './card-grid.module.css';
import { StaticPart } from './static-part.tsx';

interface CardGridProps<Item> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** The filters have changed, and these are still the former results. */
  isOutdated?: boolean;
  /** For cards with a picture beside the text. */
  isWide?: boolean;
  children: (item: Item) => ReactElement;
}

/** Records as cards side by side, as many in a row as fit. */
export function CardGrid<Item extends { id: number }>({
  label,
  items,
  isOutdated = false,
  isWide = false,
  children,
}: CardGridProps<Item>) {
  return (
    <ul aria-label={label} className={classNames(styles.grid, isWide && styles.wide, isOutdated && styles.outdated)}>
      {items.map((item) => (
        <li key={item.id} data-card={item.id}>
          <StaticPart>{children(item)}</StaticPart>
        </li>
      ))}
    </ul>
  );
}

interface CardGridSkeletonProps {
  /** The number of placeholder cards: six, and four for listings (rule placeholders). */
  count?: number;
  isWide?: boolean;
  /** One placeholder card. */
  children: ReactNode;
}

/** Placeholder cards while the first page loads. */
export function CardGridSkeleton({ count = 6, isWide = false, children }: CardGridSkeletonProps) {
  return (
    <div className={classNames(styles.grid, isWide && styles.wide)}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place}>{children}</div>
      ))}
    </div>
  );
}
