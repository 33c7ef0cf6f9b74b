import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { platform } from '#src/platform/index.ts';

/**
 * Tells the desktop app that a record is shown, for its menus of recent ones. `title` is undefined until it has loaded.
 */
export function useOpenedRecord(title: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // If it fails, the menus omit the record.
    if (title) void platform.app?.recordOpened({ title, path: pathname }).catch(() => {});
  }, [title, pathname]);
}
