import { CloudDownloadOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { platform } from '#src/platform/index.ts';
import { offlineMakerText, useOfflineMaker } from '../use-offline-maker.ts';

/** Fetches the directory for reading offline. On the web there is no such button. */
export function MakeOfflineButton() {
  return platform.app ? <InApp /> : null;
}

function InApp() {
  const { isRunning, progress, start } = useOfflineMaker();
  return (
    <Button aria-disabled={isRunning} title={offlineMakerText} onClick={start}>
      <CloudDownloadOutlined aria-hidden="true" />{' '}
      <span aria-live="polite">{progress ?? 'Make available offline'}</span>
    </Button>
  );
}
