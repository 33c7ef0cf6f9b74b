export { useLists } from './api.ts';
export { AddSelected } from './components/add-selected.tsx';
export { AddToListButton, useAddToList } from './components/add-to-list-button.tsx';
export { CardTools } from './components/card-tools.tsx';
export { useKeepItems } from './components/use-keep-items.tsx';
