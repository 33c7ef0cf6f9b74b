import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

import { useMotionReduced } from '#src/lib/reduced-motion.ts';
import { antdThemeOf } from './antd-theme.ts';
import { useTheme } from './theme-store.ts';

/**
 * What of Ant Design is inside one of these has our theme. Each component of ours that uses it brings one, so that only the
 * pages that show such a component load it.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const theme = useTheme((state) => state.theme);
  const isStill = useMotionReduced();
  return <ConfigProvider theme={antdThemeOf(theme, isStill)}>{children}</ConfigProvider>;
}
