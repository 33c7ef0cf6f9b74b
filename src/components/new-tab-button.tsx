import { Button } from 'antd';
import type { ReactNode } from 'react';

import { antdLookOf, type ButtonLook } from './button.tsx';

interface NewTabButtonProps extends ButtonLook {
  href: string;
  children: ReactNode;
}

/** A link that looks like a button and opens a tab of its own. */
export function NewTabButton({ kind, size, ...props }: NewTabButtonProps) {
  return (
    <Button
      {...props}
      {...antdLookOf({ ...(kind && { kind }), ...(size && { size }) })}
      target="_blank"
      rel="noopener noreferrer"
    />
  );
}
