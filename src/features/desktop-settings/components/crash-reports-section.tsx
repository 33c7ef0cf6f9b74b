import { useId } from 'react';

import { crashReportDays } from '#contract/crash-reports.ts';
import { useAppStatus, useChangeSettings, useSettings } from '../api.ts';
import { Managed, Row, Section } from './section.tsx';
import { Switch } from './switch.tsx';

/** Whether a crash is reported to the server, and the content of such a report. */
export function CrashReportsSection() {
  const id = useId();
  const { data: status } = useAppStatus();
  const { data: settings } = useSettings();
  const change = useChangeSettings();
  const isManaged = settings?.managed.includes('crashReports') ?? false;
  const server = status ? new URL(status.serverOrigin).host : 'your server';
  return (
    <Section
      id="crash-reports"
      title="Crash reports"
      text="While this is off, nothing is collected. A change takes full effect at the next start of the app."
    >
      <Row
        title={`Send crash reports to ${server}`}
        text={`A report holds the versions of app and system and the part of the program’s memory that shows why it crashed. Text that you were reading or writing can be among it. The server deletes it after ${crashReportDays} days.`}
        htmlFor={id}
      >
        <Switch
          id={id}
          isOn={settings?.sendsCrashReports ?? false}
          isBusy={!settings || isManaged || change.isPending}
          onChange={(sendsCrashReports) => change.mutate({ sendsCrashReports })}
        />
      </Row>
      {isManaged && <Managed />}
    </Section>
  );
}
