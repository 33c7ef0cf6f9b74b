export { useBulkSave, useSavedItems } from './api.ts';
export { SaveButton } from './components/save-button.tsx';
