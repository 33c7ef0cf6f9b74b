import type { ButtonHTMLAttributes } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action of the button, for screen readers. */
  label: string;
}

/** A square button with an icon, 40 px, so that a thumb can hit it. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={classNames(styles.button, className)}
    />
  );
}
