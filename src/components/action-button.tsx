import type { ButtonHTMLAttributes } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './action-button.module.css';
import buttons from './button-link.module.css';

interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  isWide?: boolean;
}

/** A button that looks as button links do: for pages and parts that are drawn without Ant Design. */
export function ActionButton({ kind = 'primary', isWide = false, className, ...props }: ActionButtonProps) {
  const look = kind === 'danger' ? styles.danger : buttons[kind];
  return (
    <button
      type="button"
      {...props}
      className={classNames(buttons.button, buttons.medium, styles.action, look, isWide && styles.wide, className)}
    />
  );
}
