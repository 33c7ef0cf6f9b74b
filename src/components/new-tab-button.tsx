import { Button } from 'antd';
import type { ReactNode } from 'react';

import { antdTypes, type ButtonLook } from './button.tsx';

interface NewTabButtonProps extends ButtonLook {
  href: string;
  children: ReactNode;
}

/** A link that looks like a button and opens a tab of its own. */
export function NewTabButton({ kind = 'secondary', ...props }: NewTabButtonProps) {
  return <Button {...props} type={antdTypes[kind]} target="_blank" rel="noopener noreferrer" />;
}
