import { useState } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import { initialsOf } from '#src/lib/format.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  /** The member's id, which determines the colour. */
  id: number;
  name: string;
  url: string | null;
  size?: 'small' | 'medium' | 'large';
}

const tones = 8;

/** A member's picture, or their initials on a calm colour. Beside a name: screen readers skip it. */
export function Avatar({ id, name, url, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = url !== null && url !== broken ? url : null;
  return (
    <span className={classNames(styles.avatar, styles[size])} data-tone={id % tones} aria-hidden="true">
      {shown === null ? (
        initialsOf(name)
      ) : (
        // A replaced picture no longer exists at its address, so the initials are shown.
        <img src={shown} alt="" loading="lazy" decoding="async" onError={() => setBroken(shown)} />
      )}
    </span>
  );
}
