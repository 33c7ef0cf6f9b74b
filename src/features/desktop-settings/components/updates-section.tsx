import type { DesktopSettings } from '#contract/desktop/settings.ts';
import { type UpdateChannel, type UpdateState, updateChannels } from '#contract/desktop/updates.ts';
import { Button } from '#src/components/button.tsx';
import { ToggleChip } from '#src/components/toggle-chip.tsx';
import { formatAge } from '#src/lib/format.ts';
import { desktopApp, useChangeSettings, useSettings, useUpdates } from '../api.ts';
import { Managed, Row, Section } from './section.tsx';
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

/** The app's version, a new version if there is one, and the restart that installs it. */
export function UpdatesSection({ version }: { version: string | undefined }) {
  const { data: state } = useUpdates();
  const { data: settings } = useSettings();
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
          <Button kind="primary" onClick={() => void app.restartToUpdate()}>
            Restart to update
          </Button>
        ) : (
          state?.kind !== 'off' && (
            <Button
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) void app.checkForUpdates();
              }}
            >
              Check for updates
            </Button>
          )
        )}
      </Row>
      {state?.kind !== 'off' && settings && <Versions settings={settings} />}
      {settings?.managed.some((setting) => setting === 'updates' || setting === 'updateChannel') && <Managed />}
      {state?.kind === 'ready' && state.notes !== '' && (
        <div className={styles.notes}>
          <h3 className={styles.title}>What is new in {state.version}</h3>
          <p className={styles.text}>{state.notes}</p>
        </div>
      )}
    </Section>
  );
}

const channelNames: Record<UpdateChannel, string> = { stable: 'Stable', beta: 'Beta' };

/** Which versions this computer is offered. */
function Versions({ settings: { updateChannel, managed } }: { settings: DesktopSettings }) {
  const change = useChangeSettings();
  const isManaged = managed.includes('updateChannel');
  return (
    <Row
      title="Versions"
      text={
        updateChannel === 'beta'
          ? 'You get versions that are still being tried. If you go back to Stable, you keep this version until a newer stable one is released.'
          : 'You get finished versions. Beta versions come earlier and may have faults.'
      }
    >
      {isManaged ? (
        channelNames[updateChannel]
      ) : (
        <div role="group" aria-label="Versions" className={styles.choices}>
          {updateChannels.map((channel) => (
            <ToggleChip
              key={channel}
              isOn={channel === updateChannel}
              onToggle={() => change.mutate({ updateChannel: channel })}
            >
              {channelNames[channel]}
            </ToggleChip>
          ))}
        </div>
      )}
    </Row>
  );
}
