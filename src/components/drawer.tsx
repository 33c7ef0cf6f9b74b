import { Drawer as AntdDrawer } from 'antd';
import type { ReactNode } from 'react';

import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { measures } from '#src/theme/tokens.ts';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The background colour for which its scroll shadow is drawn. */
const surface = 'var(--color-surface)';

/** A dialog from the left edge, 280 px wide. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  return (
    <AntdProvider>
      <AntdDrawer
        open
        placement="left"
        size={measures['drawer-width']}
        title={title}
        styles={{ header: { background: surface }, body: { padding: 0, background: surface } }}
        onClose={onClose}
      >
        {children}
      </AntdDrawer>
    </AntdProvider>
  );
}
