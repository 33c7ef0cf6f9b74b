import './boot/zod-without-eval.ts';
import '@fontsource-variable/hanken-grotesk/wght.css';
import 'virtual:theme-tokens.css';
import './theme/icons.css';
import './theme/base.css';
import './boot/fallback-fonts.css';

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { scriptsHaveRun } from '#contract/kit/rendered-page.ts';
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
const start = async () => {
  const { isReady, app } = await startApp();
  await isReady;
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
};
// A drawn page still has scripts of its own to run, one at a time (server/platform/pages/page-html.ts). In any other the
// app starts in a task of its own: on a phone, what has just run took long enough.
if ('drawn' in document.documentElement.dataset)
  window.addEventListener(scriptsHaveRun, () => void start(), { once: true });
else setTimeout(() => void start());
