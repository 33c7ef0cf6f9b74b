import type { LinkProps } from 'react-router-dom';

import { classNames } from '#src/lib/class-names.ts';
import styles from './card-link.module.css';
import { Link } from './link.tsx';

/**
 * The link in a card's title, stretched over the card: all of it can be clicked, while a screen reader
 * hears the title only. The card needs `position: relative`.
 */
export function CardLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(styles.link, className)} />;
}
