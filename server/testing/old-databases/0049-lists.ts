import { listListItems, listLists } from '#contract/lists.ts';
import { having, listed, type View } from './view.ts';

const list = { name: 'Storage to meet', items: 1, people: 1, version: 1 };

export const views: readonly View[] = [
  ['ada', listLists, {}, listed({ ...list, access: 'owner', owner: null })],
  ['bob', listLists, {}, listed({ ...list, access: 'edit', owner: having({ id: 1 }) })],
  [
    'bob',
    listListItems,
    { params: { listId: 1 } },
    having({ items: [having({ kind: 'member', itemId: 2, addedBy: having({ id: 1 }) })] }),
  ],
];
