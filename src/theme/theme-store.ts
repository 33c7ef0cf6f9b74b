import { create } from 'zustand';

/** Light, dark or system, remembered in the browser, dark by default (rule theme). */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type ThemeName = 'light' | 'dark';

/** Also read by the script in index.html, before the first paint. */
const storageKey = 'cardi-theme';

interface ThemeState {
  choice: ThemeChoice;
  /** The theme in effect right now. */
  theme: ThemeName;
  choose: (choice: ThemeChoice) => void;
}

const systemPrefersLight =
  typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : { matches: false };

export const useTheme = create<ThemeState>((set) => {
  const choice = storedChoice();
  return {
    choice,
    theme: resolve(choice),
    choose(next) {
      remember(next);
      set({ choice: next, theme: apply(next) });
    },
  };
});

/** Follows the operating system while the choice is `system`. Called once at the start. */
export function followSystemTheme(): void {
  if (!('addEventListener' in systemPrefersLight)) return;
  systemPrefersLight.addEventListener('change', () => {
    if (useTheme.getState().choice === 'system') useTheme.setState({ theme: apply('system') });
  });
}

function resolve(choice: ThemeChoice): ThemeName {
  if (choice === 'system') return systemPrefersLight.matches ? 'light' : 'dark';
  return choice;
}

function apply(choice: ThemeChoice): ThemeName {
  const theme = resolve(choice);
  document.documentElement.dataset.theme = theme;
  return theme;
}

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return themeChoices.find((choice) => choice === stored) ?? 'dark';
  } catch {
    // Storage can be switched off; the choice then lasts until the page is left.
    return 'dark';
  }
}

function remember(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
