import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

import { useMotionReduced } from '#src/lib/reduced-motion.ts';
import { antdThemeOf } from './antd-theme.ts';
import { useTheme } from './theme-store.ts';

/**
 * Everything that uses Ant Design must be inside one of these. It is only part of lazy chunks: the shell and the home
 * page are drawn without it, which keeps the first load small.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const theme = useTheme((state) => state.theme);
  const isStill = useMotionReduced();
  return <ConfigProvider theme={antdThemeOf(theme, isStill)}>{children}</ConfigProvider>;
}
