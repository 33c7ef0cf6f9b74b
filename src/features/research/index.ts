export { ResearchView } from './components/research-view.tsx';
