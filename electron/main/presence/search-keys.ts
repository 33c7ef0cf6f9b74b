/** The part of Electron's `globalShortcut` that one shortcut needs. */
export interface KeyRegistry {
  register(keys: string, onPress: () => void): boolean;
  unregister(keys: string): void;
}

/** The keys that open the search while any program is in front. Another program may have them already. */
export function createSearchKeys(registry: KeyRegistry, onPress: () => void) {
  let keys: string | null = null;
  let isRefused = false;

  /** Throws for keys that it cannot read, which differs by system. */
  const register = (wanted: string): boolean => {
    try {
      return registry.register(wanted, onPress);
    } catch {
      return false;
    }
  };
  return {
    current: () => ({ keys, isRefused }),
    /** `null` for none. */
    set: (wanted: string | null): void => {
      if (keys !== null && !isRefused) registry.unregister(keys);
      keys = wanted;
      isRefused = wanted !== null && !register(wanted);
    },
  };
}
export type SearchKeys = ReturnType<typeof createSearchKeys>;
