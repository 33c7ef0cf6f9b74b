export { RecordTimeline } from './components/record-timeline.tsx';
