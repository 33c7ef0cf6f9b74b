import type { JumpListCategory, JumpListItem } from 'electron';

import { linkScheme } from '#contract/desktop/links.ts';
import type { OpenedRecord } from '#contract/desktop/recent.ts';
import { startWords } from '../starts/start-words.ts';

interface JumpListOptions {
  recent: readonly OpenedRecord[];
  /** What the person has removed since the last time. */
  removed: readonly JumpListItem[];
  /** Absolute path of the app. */
  program: string;
}

/** Windows refuses a longer title (characters). */
const longestTitle = 255;

/** The list at the app's button in the task bar of Windows. A second start carries its items out, by link or word. */
export function jumpListOf({ recent, removed, program }: JumpListOptions): JumpListCategory[] {
  const task = (title: string, args: string): JumpListItem => ({
    type: 'task',
    title: title.slice(0, longestTitle),
    program,
    args,
    iconPath: program,
    iconIndex: 0,
  });
  // Windows would refuse the whole list for an item that was removed from it just now.
  const isRemoved = ({ args }: JumpListItem) => removed.some((item) => item.args === args);
  const items = recent
    .map(({ title, path }) => task(title, `${linkScheme}:/${path}`))
    .filter((item) => !isRemoved(item));
  return [
    ...(items.length > 0 ? [{ type: 'custom', name: 'Recent records', items } as const] : []),
    { type: 'tasks', items: [task('Search', startWords.search), task('New window', startWords.newWindow)] },
  ];
}
