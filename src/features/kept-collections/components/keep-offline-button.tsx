import { CloudDownloadOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { platform } from '#src/platform/index.ts';
import { stateIn } from '../state-words.ts';
import { type Keepable, useKeepOffline } from '../use-keep-offline.ts';
import styles from './keep-offline-button.module.css';

/** The switch that keeps a record or a list on this computer and up to date. Nothing on the web, which keeps nothing. */
export function KeepOfflineButton(props: Keepable) {
  return platform.app ? <InApp {...props} /> : null;
}

function InApp(props: Keepable) {
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
