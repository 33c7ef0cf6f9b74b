import { CloseOutlined } from '@ant-design/icons';
import { useId } from 'react';

import type { DesktopSettings } from '#contract/desktop/settings.ts';
import { ToggleChip } from '#src/components/toggle-chip.tsx';
import { type ThemeChoice, themeChoices, useTheme } from '#src/theme/theme-store.ts';
import { useChangeSettings, useSettings } from '../api.ts';
import styles from './behaviour-sections.module.css';
import { Managed, Row, Section } from './section.tsx';
import { Switch } from './switch.tsx';

const themeNames: Record<ThemeChoice, string> = { light: 'Light', dark: 'Dark', system: 'System' };

/** The theme of the page and of the window around it. */
export function AppearanceSection() {
  const choice = useTheme((state) => state.choice);
  const choose = useTheme((state) => state.choose);
  return (
    <Section id="appearance" title="Appearance" text="System follows your computer, also when it changes at dusk.">
      <Row title="Theme">
        <div role="group" aria-label="Theme" className={styles.choices}>
          {themeChoices.map((theme) => (
            <ToggleChip key={theme} isOn={theme === choice} onToggle={() => choose(theme)}>
              {themeNames[theme]}
            </ToggleChip>
          ))}
        </div>
      </Row>
    </Section>
  );
}

/** The integration of CARDI with the operating system. */
export function NotificationSection() {
  const id = useId();
  const { data: settings } = useSettings();
  const change = useChangeSettings();
  const isManaged = settings?.managed.includes('notifications') ?? false;
  return (
    <Section id="notifications" title="Notifications" text="The app’s icon shows the number of unread ones either way.">
      <Row
        title="Show notifications"
        text="New messages, connection and introduction requests. Select one to open it."
        htmlFor={id}
      >
        <Switch
          id={id}
          isOn={settings?.notifies ?? true}
          isBusy={!settings || isManaged || change.isPending}
          onChange={(notifies) => change.mutate({ notifies })}
        />
      </Row>
      {isManaged && <Managed />}
    </Section>
  );
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const maxLanguages = 5;

function nameOf(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Whether spelling is checked, and in which languages. */
export function SpellingSection() {
  const id = useId();
  const { data: settings } = useSettings();
  const change = useChangeSettings();
  const spelling = settings?.spelling;
  return (
    <Section
      id="spelling"
      title="Spelling"
      text="Right-click a marked word to see suggestions. A language’s dictionary is downloaded the first time it is used."
    >
      <Row title="Check spelling while typing" htmlFor={id}>
        <Switch
          id={id}
          isOn={spelling?.isOn ?? true}
          isBusy={!spelling || change.isPending}
          onChange={(isOn) => change.mutate({ spelling: { isOn, languages: spelling?.languages ?? [] } })}
        />
      </Row>
      {spelling?.isOn && spelling.available.length > 0 && (
        <Languages
          spelling={spelling}
          onChange={(languages) => change.mutate({ spelling: { isOn: true, languages } })}
        />
      )}
    </Section>
  );
}

interface LanguagesProps {
  spelling: DesktopSettings['spelling'];
  onChange: (languages: string[]) => void;
}

function Languages({ spelling: { languages, available }, onChange }: LanguagesProps) {
  const id = useId();
  const others = available.filter((code) => !languages.includes(code));
  return (
    <div className={styles.languages}>
      <ul className={styles.chosen} aria-label="Languages that are checked">
        {languages.map((code) => (
          <li key={code} className={styles.language}>
            {nameOf(code)}
            {languages.length > 1 && (
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${nameOf(code)}`}
                onClick={() => onChange(languages.filter((other) => other !== code))}
              >
                <CloseOutlined aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {languages.length < maxLanguages && (
        <>
          <label htmlFor={id} className="visually-hidden">
            Add a language
          </label>
          <select
            id={id}
            className={styles.select}
            value=""
            onChange={(event) => onChange([...languages, event.target.value])}
          >
            <option value="">Add a language…</option>
            {others.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
