export { useLists } from './api.ts';
export { AddSelected } from './components/add-selected.tsx';
export { AddToListButton, useAddToList } from './components/add-to-list-button.tsx';
export { CardTools } from './components/card-tools.tsx';
export { KeepActions } from './components/keep-actions.tsx';
export { useKeepItems } from './components/use-keep-items.tsx';
