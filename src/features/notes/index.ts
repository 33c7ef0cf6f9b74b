export { RecordNotes } from './components/record-notes.tsx';
