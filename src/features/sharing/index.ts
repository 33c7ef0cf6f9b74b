export { useChangeOf } from './api.ts';
export { NewForm } from './components/new-form.tsx';
export { SharedActions } from './components/shared-actions.tsx';
export { SharedResults } from './components/shared-results.tsx';
export type { SharedKind } from './kind.ts';
export { whoSees } from './words.ts';
