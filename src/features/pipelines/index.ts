export { AddToPipelineButton, useAddToPipeline } from './components/add-to-pipeline-button.tsx';
