import type { Session } from 'electron';

import type { DesktopSettings } from '#contract/desktop/settings.ts';
import { chooseLanguages } from './languages.ts';

type Spelling = DesktopSettings['spelling'];
type Chosen = Pick<Spelling, 'isOn' | 'languages'>;

/**
 * Spell checking in the app's session. macOS uses its own dictionaries and chooses the language itself; on other
 * systems Chromium downloads a dictionary once for each chosen language.
 */
export function createSpelling(session: Session, locale: string) {
  const isSystems = process.platform === 'darwin';
  const available = isSystems ? [] : session.availableSpellCheckerLanguages;

  const apply = (chosen: Chosen | undefined): void => {
    session.setSpellCheckerEnabled(chosen?.isOn ?? true);
    if (isSystems) return;
    session.setSpellCheckerLanguages(chooseLanguages(chosen?.languages ?? [locale], available));
  };

  return {
    apply,
    current: (): Spelling => ({
      isOn: session.isSpellCheckerEnabled(),
      languages: isSystems ? [] : session.getSpellCheckerLanguages(),
      available,
    }),
  };
}
