import './boot/zod-without-eval.ts';
import '@fontsource-variable/hanken-grotesk/wght.css';
import 'virtual:theme-tokens.css';
import './theme/icons.css';
import './theme/base.css';
import './boot/fallback-fonts.css';

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { startApp } from './app/app.tsx';
import { endTakeOver } from './app/take-over.ts';
import { followScroll, KeepScroll } from './boot/keep-scroll.tsx';
import { queryClient } from './lib/query-client.ts';
import { letScriptsStyle } from './theme/script-styles.ts';
import { followSystemTheme, useTheme } from './theme/theme-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

letScriptsStyle();
followSystemTheme();
// The page was painted some time ago, and the system's theme may have changed since.
document.documentElement.dataset.theme = useTheme.getState().theme;
// In a task of its own, after the one in which the scripts have run: on a phone each of them takes long enough.
setTimeout(() => {
  const { isReady, app } = startApp();
  void isReady.then(() => {
    const scrolled = followScroll();
    // A transition, because there is already content to read, so the first rendering may be done in slices.
    startTransition(() => {
      createRoot(root).render(
        <StrictMode>
          <KeepScroll scrolled={scrolled} onDrawn={() => endTakeOver(queryClient)}>
            {app}
          </KeepScroll>
        </StrictMode>,
      );
    });
  });
});
