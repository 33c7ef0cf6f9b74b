import { useId } from 'react';

import type { ManagedSetting, PresenceSettings, SettingsChange } from '#contract/desktop/settings.ts';
import { useChangeSettings, useSettings } from '../api.ts';
import { SearchKeysRow } from './search-keys-row.tsx';
import { Managed, Row, Section } from './section.tsx';
import { Switch } from './switch.tsx';

type SwitchName = 'showsTray' | 'keepsRunning' | 'startsAtLogin' | 'listsRecent';

interface SwitchText {
  title: string;
  text: string;
  /** The name of the setting, if the organization manages it. */
  managedAs?: ManagedSetting;
}

const isMac = navigator.platform.startsWith('Mac');
const tray = isMac ? 'menu bar' : 'tray';

const switches: Record<SwitchName, SwitchText> = {
  showsTray: {
    title: `Icon in the ${tray}`,
    text: 'Shows the number of unread notifications, and a menu to search, read and open recent records.',
  },
  keepsRunning: {
    title: 'Keep running when all windows are closed',
    text: 'Notifications go on. Open CARDI again from its icon, or start it once more.',
    managedAs: 'background',
  },
  startsAtLogin: {
    title: 'Start when you sign in to this computer',
    text: 'Without a window if CARDI keeps running, otherwise with the windows of the last time.',
    managedAs: 'login',
  },
  listsRecent: {
    title: 'List recent records',
    text: 'The last eight records you opened, in the menus of CARDI’s icon. They are removed when you sign out.',
    managedAs: 'recentRecords',
  },
};

const noKeys: PresenceSettings['searchKeys'] = { keys: null, isRefused: false };
const managedNames: readonly ManagedSetting[] = ['background', 'login', 'recentRecords', 'searchKeys'];
const isIn = (managed: readonly ManagedSetting[], name: ManagedSetting | undefined) =>
  name !== undefined && managed.includes(name);

/** Settings for CARDI outside its windows. */
export function PresenceSection() {
  const { data: settings } = useSettings();
  const change = useChangeSettings();
  const presence = settings?.presence;
  const managed = settings?.managed ?? [];
  const isBusy = !settings || change.isPending;
  const set = (wanted: SettingsChange['presence']) => change.mutate({ presence: wanted });
  // On macOS every app keeps running without windows.
  const names = (Object.keys(switches) as SwitchName[]).filter((name) => !isMac || name !== 'keepsRunning');
  return (
    <Section id="background" title="In the background" text="How CARDI is at hand while you work with other programs.">
      {names.map((name) => (
        <SwitchRow
          key={name}
          {...switches[name]}
          isOn={presence?.[name] ?? false}
          isMissing={presence?.[name] === null}
          isManaged={isIn(managed, switches[name].managedAs)}
          isBusy={isBusy}
          onChange={(isOn) => set({ [name]: isOn })}
        />
      ))}
      <SearchKeysRow
        current={presence?.searchKeys ?? noKeys}
        isManaged={managed.includes('searchKeys')}
        isBusy={isBusy}
        onChange={(searchKeys) => set({ searchKeys })}
      />
      {managedNames.some((name) => managed.includes(name)) && <Managed />}
    </Section>
  );
}

interface SwitchRowProps extends SwitchText {
  isOn: boolean;
  /** This copy of the app cannot do it. */
  isMissing: boolean;
  isManaged: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}

function SwitchRow({ title, text, isOn, isMissing, isManaged, isBusy, onChange }: SwitchRowProps) {
  const id = useId();
  const words = isMissing ? 'Only an installed CARDI can be started by the system; this copy runs from source.' : text;
  return (
    <Row title={title} text={words} htmlFor={id}>
      <Switch id={id} isOn={isOn} isBusy={isBusy || isMissing || isManaged} onChange={onChange} />
    </Row>
  );
}
