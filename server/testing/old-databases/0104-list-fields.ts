import { getList, listListItems } from '#contract/lists.ts';
import { having, id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['ada', getList, id(1), having({ fields: [having({ id: 1, name: 'Priority', options: ['High', 'Low'] })] })],
  ['ada', listListItems, { params: { listId: '1' } }, listed({ values: { '1': 'High' } })],
];
