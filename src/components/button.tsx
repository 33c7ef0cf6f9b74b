import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary` is the main action; `quiet` has no frame; `link` looks like a link in text; `dashed` adds a row. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'link' | 'dashed';
  /** 30, 40, 48 or 52 px high. */
  size?: 'small' | 'medium' | 'large' | 'hero';
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  icon?: ReactNode;
  /** Whether the action destroys something or cannot be undone. */
  isDanger?: boolean;
  /** Fills the width of its container. */
  isWide?: boolean;
  /** Shows a spinner and ignores clicks. */
  isLoading?: boolean;
}

/** The classes of everything that looks like a button. */
export function buttonClass({ kind = 'secondary', size = 'medium' }: ButtonLook): string {
  return classNames(styles.button, styles[kind], styles[size]);
}

/** A button. With `type="submit"` it sends its form. */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    icon,
    isDanger,
    isWide,
    isLoading,
    type = 'button',
    className,
    onClick,
    children,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      {...(isLoading && { 'aria-busy': true })}
      onClick={isLoading ? refuse : onClick}
      className={classNames(
        buttonClass({ ...(kind && { kind }), ...(size && { size }) }),
        isDanger && styles.danger,
        isWide && styles.wide,
        children === undefined && styles.square,
        className,
      )}
    >
      {isLoading ? <span className={styles.wheel} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}
