export { SearchButton } from './components/search-button.tsx';
export { forgetRecent } from './recent.ts';
