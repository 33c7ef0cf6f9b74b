export { RecordHistory } from './components/record-history.tsx';
