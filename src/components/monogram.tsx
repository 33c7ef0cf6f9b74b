import { useState } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import { initialsOf } from '#src/lib/format.ts';
import styles from './monogram.module.css';

interface MonogramProps {
  name: string;
  /** A picture instead of the letters. */
  imageUrl?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** Round, for people. */
  isRound?: boolean;
}

const hues = 6;

/** The initials of a name on a fixed colour, if there is no picture. Hidden from screen readers. */
export function Monogram({ name, imageUrl, size = 'medium', isRound = false }: MonogramProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const className = classNames(styles.mark, styles[size], isRound && styles.round);
  const shown = imageUrl && imageUrl !== broken ? imageUrl : null;
  if (shown) {
    // A replaced picture no longer exists at its address, and an app without its server may not have it.
    return <img src={shown} alt="" decoding="async" className={className} onError={() => setBroken(shown)} />;
  }
  return (
    <span aria-hidden="true" className={className} data-hue={hueOf(name)}>
      {initialsOf(name)}
    </span>
  );
}

function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % hues;
}
