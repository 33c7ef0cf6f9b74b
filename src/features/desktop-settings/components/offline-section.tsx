import { useId, useState } from 'react';

import { keptDays } from '#contract/desktop/settings.ts';
import { Button } from '#src/components/button.tsx';
import { formatNumber } from '#src/lib/format.ts';
import { formatBytes } from '#src/lib/sizes.ts';
import { toast } from '#src/stores/toasts.ts';
import { useClearCache, useSettings } from '../api.ts';
import { offlineMakerText, useOfflineMaker } from '../use-offline-maker.ts';
import styles from './offline-section.module.css';
import { Row, Section } from './section.tsx';

/** The offline cache: its size, adding to it, and clearing it. */
export function OfflineSection() {
  const { data: settings } = useSettings();
  const offline = settings?.offline;
  return (
    <Section
      id="offline"
      title="Reading offline"
      text={`Every page you visit is kept on this computer, encrypted. When the server cannot be reached, it is shown with its age. Pages that you have not opened for ${keptDays} days are deleted.`}
    >
      <div className={styles.usage}>
        <div className={styles.words}>
          <p className={styles.name}>{offline ? formatBytes(offline.bytes) : '…'} kept</p>
          <p className={styles.detail}>
            {offline ? `${formatNumber(offline.answers)} answers, at most ${formatBytes(offline.limit)}` : '\u00a0'}
          </p>
        </div>
        <progress
          className={styles.meter}
          aria-label="Space used"
          value={offline?.bytes ?? 0}
          max={offline?.limit ?? 1}
        />
      </div>
      <DirectoryRow />
      <ClearRow />
    </Section>
  );
}

function DirectoryRow() {
  const { isRunning, progress, start } = useOfflineMaker();
  return (
    <Row title="Directory" text={<span aria-live="polite">{progress ?? offlineMakerText}</span>}>
      <Button aria-label="Make available offline: Directory" aria-disabled={isRunning} onClick={start}>
        {isRunning ? 'Fetching…' : 'Make available offline'}
      </Button>
    </Row>
  );
}

/** Confirms before it deletes anything. */
function ClearRow() {
  const clear = useClearCache();
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const close = () => {
    setAsking(false);
    // The pressed button no longer exists.
    document.getElementById(id)?.focus();
  };
  return (
    <Row
      title="Clear the cache"
      text={
        isAsking
          ? 'Nothing can be read offline until you visit it again. What you keep offline is forgotten, too.'
          : 'Forgets everything kept so far.'
      }
    >
      {isAsking && (
        <Button
          isDanger
          onClick={() =>
            clear.mutate(undefined, { onSuccess: () => toast({ title: 'Cache cleared' }), onSettled: close })
          }
        >
          Clear now
        </Button>
      )}
      <Button id={id} onClick={() => setAsking(!isAsking)}>
        {isAsking ? 'Keep it' : 'Clear…'}
      </Button>
    </Row>
  );
}
