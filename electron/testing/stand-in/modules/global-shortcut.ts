import { guarded } from '../support/guarded.ts';
import { needsReady } from '../support/readiness.ts';
import { user } from '../support/user.ts';
import { isAccelerator } from './accelerators.ts';

const registered = new Map<string, () => void>();
const afterReady = 'globalShortcut cannot be used before the app is ready';

export const globalShortcut = guarded('globalShortcut', {
  register: (keys: string, onPress: () => void): boolean => {
    needsReady(afterReady);
    if (!isAccelerator(keys))
      throw new TypeError(`Error processing argument at index 0, conversion failure from ${keys}`);
    if (registered.has(keys) || user.takenKeys.includes(keys)) return false;
    registered.set(keys, onPress);
    return true;
  },
  isRegistered: (keys: string): boolean => registered.has(keys),
  unregister: (keys: string): void => {
    needsReady(afterReady);
    registered.delete(keys);
  },
} satisfies Partial<Electron.GlobalShortcut>);

/** What a person does while any program is in front. */
export const pressKeys = (keys: string): void => registered.get(keys)?.();
