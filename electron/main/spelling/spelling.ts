import type { Session } from 'electron';

import type { DesktopSettings } from '#contract/desktop/settings.ts';
import { chooseLanguages } from './languages.ts';

type Spelling = DesktopSettings['spelling'];
type Chosen = Pick<Spelling, 'isOn' | 'languages'>;

/**
 * Spell checking of the app's session. macOS has its own dictionaries and chooses the language itself;
 * elsewhere Chromium fetches a dictionary once for each language chosen.
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
