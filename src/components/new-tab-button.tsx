import type { ReactNode } from 'react';

import { type ButtonLook, buttonClass } from './button.tsx';

interface NewTabButtonProps extends ButtonLook {
  href: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A link that looks like a button and opens a new tab. */
export function NewTabButton({ href, icon, children, ...look }: NewTabButtonProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(look)}>
      {icon}
      {children}
    </a>
  );
}
