import { keepStorageIn } from '../modules/session.ts';
import type { PageDriver } from './page.ts';

let current: PageDriver | null = null;

/** Chooses the driver of the pages; called before the main process starts. */
export function driveWith(driver: PageDriver): void {
  current = driver;
  keepStorageIn((partition) => driver.storage(partition));
}

export function driver(): PageDriver {
  if (!current) throw new Error('Nothing drives pages yet');
  return current;
}
