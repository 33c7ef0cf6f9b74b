export { useSetBlocked } from './api.ts';
export { BlockDialog } from './components/block-dialog.tsx';
