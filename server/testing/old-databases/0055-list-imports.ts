import { getList } from '#contract/lists.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  ['ada', getList, { params: { id: '1' } }, having({ lastImport: having({ added: 1, isOwn: true }) })],
];
