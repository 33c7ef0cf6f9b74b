import { CloudDownloadOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { offlineMakerText, useOfflineMaker } from '../use-offline-maker.ts';

/** See `MakeOfflineButton`. */
export function MakeOfflineInApp() {
  const { isRunning, progress, start } = useOfflineMaker();
  return (
    <Button aria-disabled={isRunning} title={offlineMakerText} onClick={start}>
      <CloudDownloadOutlined aria-hidden="true" />{' '}
      <span aria-live="polite">{progress ?? 'Make available offline'}</span>
    </Button>
  );
}
