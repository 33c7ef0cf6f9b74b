import type { LinkProps } from 'react-router-dom';

import { classNames } from '#src/lib/class-names.ts';
import styles from './button-link.module.css';
import { Link } from './link.tsx';

interface ButtonLinkProps extends LinkProps {
  kind?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'large';
}

/** A link that looks like a button, for the shell and for pages that are drawn without Ant Design. */
export function ButtonLink({ kind = 'primary', size = 'medium', className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={classNames(styles.button, styles[kind], styles[size], className)} />;
}
