import type { UpdateState } from '#contract/desktop/updates.ts';
import { ActionButton } from '#src/components/action-button.tsx';
import { formatAge } from '#src/lib/format.ts';
import { desktopApp, useUpdates } from '../api.ts';
import { Row, Section } from './section.tsx';
import styles from './updates-section.module.css';

function sentence(state: UpdateState | undefined): string {
  switch (state?.kind) {
    case undefined:
      return '…';
    case 'off':
      return state.reason;
    case 'checking':
      return 'Checking for updates…';
    case 'downloading':
      return `Version ${state.version} is downloading, ${Math.round(state.percent)}%`;
    case 'ready':
      return `Version ${state.version} is downloaded and its signature verified.`;
    case 'failed':
      return state.message;
    case 'idle':
      return state.checkedAt === null
        ? 'Not checked yet.'
        : `CARDI is up to date, checked ${formatAge(state.checkedAt)}.`;
  }
}

/** What version this is, what is new, and the restart that puts it in place. */
export function UpdatesSection({ version }: { version: string | undefined }) {
  const { data: state } = useUpdates();
  const app = desktopApp();
  const isBusy = state?.kind === 'checking' || state?.kind === 'downloading';
  return (
    <Section
      id="updates"
      title="Updates"
      text="CARDI checks for updates automatically and installs only those signed by the publisher."
    >
      <Row
        title={version === undefined ? 'This version' : `Version ${version}`}
        text={<span aria-live="polite">{sentence(state)}</span>}
      >
        {state?.kind === 'ready' ? (
          <ActionButton onClick={() => void app.restartToUpdate()}>Restart to update</ActionButton>
        ) : (
          state?.kind !== 'off' && (
            <ActionButton
              kind="secondary"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) void app.checkForUpdates();
              }}
            >
              Check for updates
            </ActionButton>
          )
        )}
      </Row>
      {state?.kind === 'ready' && state.notes !== '' && (
        <div className={styles.notes}>
          <h3 className={styles.title}>What is new in {state.version}</h3>
          <p className={styles.text}>{state.notes}</p>
        </div>
      )}
    </Section>
  );
}
