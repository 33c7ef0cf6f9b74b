export { AddToPipelineButton } from './components/add-to-pipeline-button.tsx';
