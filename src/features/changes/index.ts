export { useFeed } from './api.ts';
export { RecordHistory } from './components/record-history.tsx';
export { type Edit, editsOf } from './edits.ts';
