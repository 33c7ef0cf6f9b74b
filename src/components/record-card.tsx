import type { HTMLAttributes, ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './record-card.module.css';

interface RecordCardProps extends HTMLAttributes<HTMLElement> {
  /** A picture fills the card to its edge, and the card rises on hover. */
  hasPicture?: boolean;
}

/**
 * The frame of a record in a list; `className` arranges its content. A `CardLink` in its heading makes the whole card a
 * link.
 */
export function RecordCard({ hasPicture = false, className, ...props }: RecordCardProps) {
  return <article {...props} className={classNames(styles.live, frame(hasPicture), className)} />;
}

/** The skeleton of a card: the same frame, without interaction. */
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
