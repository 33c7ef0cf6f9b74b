import type { LinkProps } from 'react-router-dom';

import { classNames } from '#src/lib/class-names.ts';
import { type ButtonLook, buttonClass } from './button.tsx';
import { Link } from './link.tsx';

/** A link that looks like a button. */
export function ButtonLink({ kind = 'primary', size = 'medium', className, ...props }: LinkProps & ButtonLook) {
  return <Link {...props} className={classNames(buttonClass({ kind, size }), className)} />;
}
