import { EventEmitter } from 'node:events';

import { guarded } from '../support/guarded.ts';
import type { Part } from '../support/part.ts';
import { user } from '../support/user.ts';

const sources = ['system', 'light', 'dark'] as const;

class NativeTheme extends EventEmitter implements Part<Electron.NativeTheme> {
  #source: (typeof sources)[number] = 'system';

  get themeSource(): (typeof sources)[number] {
    return this.#source;
  }
  set themeSource(source: (typeof sources)[number]) {
    if (!sources.includes(source)) throw new TypeError(`Invalid themeSource: ${source as string}`);
    if (source === this.#source) return;
    this.#source = source;
    this.emit('updated');
  }
  get shouldUseDarkColors(): boolean {
    return this.#source === 'system' ? user.hasDarkSystem : this.#source === 'dark';
  }
}

const bareTheme = new NativeTheme();
export const nativeTheme = guarded('nativeTheme', bareTheme);

/** Pages see the theme in `prefers-color-scheme`. */
export const onThemeUpdated = (listener: () => void): void => void bareTheme.on('updated', listener);
