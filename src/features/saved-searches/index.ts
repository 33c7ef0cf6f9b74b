export { useSavedSearches } from './api.ts';
export { SavedSearches } from './components/saved-searches.tsx';
