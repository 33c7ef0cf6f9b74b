export { useCollectionChanges, useCollections } from './api.ts';
export { KeepOfflineButton } from './components/keep-offline-button.tsx';
export { KeptBadge, KeptMark } from './components/kept-mark.tsx';
export { followCollections } from './follow-collections.ts';
export { problemIn, stateIn } from './state-words.ts';
export { useKeepOffline } from './use-keep-offline.ts';
