import type { ContentRow, ContentState } from '#contract/content.ts';
import type { BulkAction } from '#src/components/bulk-actions.tsx';

/** The actions for several articles of either kind at once. */
export function bulkActionsOf(
  setState: (row: ContentRow, state: ContentState) => Promise<unknown>,
  remove: (row: ContentRow) => Promise<unknown>,
): readonly BulkAction<ContentRow>[] {
  return [
    {
      label: 'Publish now',
      fits: ({ standing }) => standing !== 'published',
      act: (row) => setState(row, 'published'),
      done: (articles) => `Published ${articles}`,
    },
    {
      label: 'Hide',
      fits: ({ standing }) => standing === 'published',
      act: (row) => setState(row, 'hidden'),
      done: (articles) => `Hid ${articles}`,
    },
    {
      label: 'Delete',
      isDanger: true,
      question: (articles) => ({
        title: `Delete ${articles}?`,
        text: 'This cannot be undone. Links to them will stop working.',
        submit: 'Delete',
      }),
      act: remove,
      done: (articles) => `Deleted ${articles}`,
    },
  ];
}
