import { CloudDownloadOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { stateIn } from '../state-words.ts';
import { type Keepable, useKeepOffline } from '../use-keep-offline.ts';
import styles from './keep-offline-button.module.css';

/** See `KeepOfflineButton`. */
export function KeepOfflineInApp(props: Keepable) {
  const { collection, isOn, isBusy, setOn } = useKeepOffline(props);
  return (
    <Button
      role="switch"
      aria-checked={isOn}
      aria-disabled={isBusy}
      title={collection ? stateIn(collection) : 'Keeps this and its pictures on this computer, and up to date'}
      onClick={() => {
        if (!isBusy) setOn(!isOn);
      }}
    >
      <CloudDownloadOutlined aria-hidden="true" /> Keep offline
      <span className={styles.track} aria-hidden="true" />
    </Button>
  );
}
