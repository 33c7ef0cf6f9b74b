export { useAllConnections } from './api.ts';
export { AddToListButton } from './components/add-to-list-button.tsx';
