import { type KeyboardEvent, useState } from 'react';

import { globalKeysProblem, keysOfPress } from '#contract/desktop/global-keys.ts';
import type { PresenceSettings } from '#contract/desktop/settings.ts';
import { keyNamesOf } from '#contract/desktop/shortcuts.ts';
import { Button } from '#src/components/button.tsx';
import { KeyCaps } from '#src/components/key-caps.tsx';
import { classNames } from '#src/lib/class-names.ts';
import styles from './search-keys-row.module.css';
import { Row } from './section.tsx';

interface SearchKeysRowProps {
  current: PresenceSettings['searchKeys'];
  isManaged: boolean;
  isBusy: boolean;
  /** `null` for none. */
  onChange: (keys: string | null) => void;
}

const isMac = navigator.platform.startsWith('Mac');

/** The key combination that opens the search from any program. It can be recorded or removed. */
export function SearchKeysRow({ current, isManaged, isBusy, onChange }: SearchKeysRowProps) {
  const [isRecording, setRecording] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { keys, isRefused } = current;

  const stop = () => {
    setRecording(false);
    setProblem(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isRecording) return;
    // Tab moves the focus as usual and cannot be recorded.
    if (event.key === 'Tab') return stop();
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return stop();
    const pressed = keysOfPress(event, isMac);
    if (pressed === null) return;
    const wrong = globalKeysProblem(pressed);
    setProblem(wrong);
    if (wrong !== null) return;
    stop();
    onChange(pressed);
  };
  const record = () => {
    if (isBusy || isManaged) return;
    setProblem(null);
    setRecording(!isRecording);
  };
  return (
    <Row
      title="Search from any program"
      text={
        <span aria-live="polite">
          {isRecording
            ? (problem ?? 'Press the keys, such as Ctrl+Shift+K. Escape cancels.')
            : isRefused
              ? 'The system refused these keys: another program uses them. Choose others.'
              : 'Keys that bring CARDI to the front with its search open.'}
        </span>
      }
    >
      {keys !== null && !isRecording && (
        <span className={classNames(styles.keys, isRefused && styles.refused)}>
          <KeyCaps keys={keyNamesOf(keys, isMac)} />
        </span>
      )}
      {keys !== null && !isRecording && (
        <Button aria-disabled={isBusy || isManaged} onClick={() => !isBusy && !isManaged && onChange(null)}>
          Remove
        </Button>
      )}
      <Button
        aria-disabled={isBusy || isManaged}
        aria-pressed={isRecording}
        onClick={record}
        onKeyDown={onKeyDown}
        onBlur={stop}
      >
        {isRecording ? 'Press keys…' : keys === null ? 'Choose keys' : 'Change'}
      </Button>
    </Row>
  );
}
