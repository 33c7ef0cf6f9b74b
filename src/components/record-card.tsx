import type { HTMLAttributes, ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './record-card.module.css';

interface RecordCardProps extends HTMLAttributes<HTMLElement> {
  /** A picture reaches to the card's edge, and the card rises under the pointer. */
  hasPicture?: boolean;
}

/**
 * The frame of a record in a list; how its inside is arranged is up to `className`. A `CardLink` in its heading
 * makes all of it lead to the record.
 */
export function RecordCard({ hasPicture = false, className, ...props }: RecordCardProps) {
  return <article {...props} className={classNames(styles.live, frame(hasPicture), className)} />;
}

/** A card whose record is still on its way: the same frame, which answers to nothing. */
export function CardPlaceholder({
  hasPicture = false,
  className,
  ...props
}: RecordCardProps & { 'data-testid'?: string }) {
  return <div {...props} className={classNames(frame(hasPicture), className)} />;
}

/** The description of the record, cut after three lines, or after `--card-lines`. */
export function CardText({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={classNames(styles.text, className)}>{children}</p>;
}

function frame(hasPicture: boolean): string {
  return classNames(styles.card, hasPicture ? styles.picture : styles.words);
}
