import type { ReactNode } from 'react';

import { platform } from '#src/platform/index.ts';
import { DesktopWebview } from './desktop-webview.tsx';
import { WebFrame } from './web-frame.tsx';

export interface EmbeddedPageProps {
  src: string;
  /** The accessible name of the page. */
  title: string;
  /** The fallback after a failure to load; `retry` loads it again. */
  renderFailure: (retry: () => void) => ReactNode;
}

/** A page of someone else within ours: a frame on the web, a webview of its own process in the desktop app. */
export function EmbeddedPage(props: EmbeddedPageProps) {
  return platform.kind === 'desktop' ? <DesktopWebview {...props} /> : <WebFrame {...props} />;
}
