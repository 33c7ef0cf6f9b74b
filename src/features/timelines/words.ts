import type { TimelineAction } from '#contract/timelines.ts';

/** What was done, after the name of who did it. The place, such as “the list Storage”, follows the words. */
export const doneWords: Readonly<Record<TimelineAction, string>> = {
  noted: 'wrote a note',
  listed: 'added it to',
  unlisted: 'took it off',
  'filled-in': 'filled in a field in',
  carded: 'put it on',
  moved: 'moved it on',
  'next-step': 'wrote the next step on',
  uncarded: 'took it off',
  enquired: 'sent a message about it',
  introduction: 'asked for an introduction',
};
