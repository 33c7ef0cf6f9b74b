export { useSavedSearches } from './api.ts';
export { SavedSearches } from './components/saved-searches.tsx';
export { SearchList } from './components/search-list.tsx';
