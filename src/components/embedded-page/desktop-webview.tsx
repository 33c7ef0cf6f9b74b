import { ReloadOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';

import { IconButton } from '#src/components/icon-button.tsx';
import styles from './embedded-page.module.css';
import type { EmbeddedPageProps } from './embedded-page.tsx';
import { OpeningCover } from './opening-cover.tsx';
import { useWebviewState, type WebviewElement } from './use-webview-state.ts';

/**
 * Electron's `<webview>`. The main process decides what it may show and do, whatever is written here
 * (electron/main/security/webview-guard.ts); the partition is repeated so that both agree.
 */
export function DesktopWebview({ src, title, renderFailure }: EmbeddedPageProps) {
  const webview = useRef<WebviewElement>(null);
  const [attempt, setAttempt] = useState(0);
  const state = useWebviewState(webview, attempt);
  if (state === 'failed') return renderFailure(() => setAttempt((last) => last + 1));
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.address}>{new URL(src).host}</span>
        <IconButton label={`Reload ${title}`} disabled={state !== 'open'} onClick={() => webview.current?.reload()}>
          <ReloadOutlined aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.box}>
        <webview
          key={attempt}
          ref={webview}
          src={src}
          title={title}
          partition="persist:deep-research"
          className={styles.webview}
        />
        {state === 'opening' && <OpeningCover title={title} />}
      </div>
    </>
  );
}
