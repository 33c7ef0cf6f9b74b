import type { Plugin } from 'vite';

import { tokensCss } from '../../src/theme/tokens.ts';

const name = 'virtual:theme-tokens.css';

/** Makes the design tokens importable as a style sheet, so that no value is written twice. */
export function themeTokens(): Plugin {
  return {
    name: 'theme-tokens',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? tokensCss() : undefined),
  };
}
