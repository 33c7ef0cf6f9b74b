import type { ReactNode } from 'react';

import { platform } from '#src/platform/index.ts';
import { DesktopWebview } from './desktop-webview.tsx';
import { WebFrame } from './web-frame.tsx';

export interface EmbeddedPageProps {
  src: string;
  /** The accessible name of the page. */
  title: string;
  /** Shown after a failed load; `retry` loads again. */
  renderFailure: (retry: () => void) => ReactNode;
}

/** Another site's page within ours: a frame on the web, a webview in the desktop app. */
export function EmbeddedPage(props: EmbeddedPageProps) {
  return platform.kind === 'desktop' ? <DesktopWebview {...props} /> : <WebFrame {...props} />;
}
