import { CloudDownloadOutlined } from '@ant-design/icons';

import type { OfflineScope } from '#contract/desktop/settings.ts';
import { Button } from '#src/components/button.tsx';
import { platform } from '#src/platform/index.ts';
import { offlineScopeTexts, useOfflineMaker } from '../use-offline-maker.ts';

/** Fetches the page's data, and related data, for reading offline. On the web there is no such button. */
export function MakeOfflineButton({ scope }: { scope: OfflineScope }) {
  return platform.app ? <InApp scope={scope} /> : null;
}

function InApp({ scope }: { scope: OfflineScope }) {
  const { of, start, isBusy } = useOfflineMaker();
  const { progress } = of(scope);
  return (
    <Button aria-disabled={isBusy} title={offlineScopeTexts[scope].text} onClick={() => start(scope)}>
      <CloudDownloadOutlined aria-hidden="true" />{' '}
      <span aria-live="polite">{progress ?? 'Make available offline'}</span>
    </Button>
  );
}
