import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { writeWhole } from '../settings/settings-file.ts';
import { startWords } from '../starts/start-words.ts';
import type { LoginItem } from './login-item.ts';

interface AutostartOptions {
  /** `XDG_CONFIG_HOME`, or `~/.config`. */
  configHome: string;
  /** Absolute path of the program; of an AppImage the file itself, which has another mount at each start. */
  program: string;
  name: string;
  report: (problem: string, error: unknown) => void;
}

/** A word of `Exec`, quoted as the Desktop Entry Specification wants it. */
const quoted = (word: string) =>
  `"${word
    .replaceAll(/["`$\\]/g, String.raw`\$&`)
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`;

/** The text of the file. */
export function autostartEntry({ program, name }: Pick<AutostartOptions, 'program' | 'name'>): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${name}`,
    `Exec=${quoted(program)} ${startWords.hidden}`,
    'Icon=cardi',
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');
}

/** Linux: a desktop file among those that the session starts (XDG autostart). */
export function autostartFile({ configHome, report, ...entry }: AutostartOptions): LoginItem {
  const folder = join(configHome, 'autostart');
  const file = join(folder, 'cardi.desktop');
  return {
    isOn: () => existsSync(file),
    set: (isOn) => {
      try {
        if (!isOn) return rmSync(file, { force: true });
        mkdirSync(folder, { recursive: true });
        writeWhole(file, autostartEntry(entry));
      } catch (error) {
        report('The start at sign-in could not be changed', error);
      }
    },
  };
}
