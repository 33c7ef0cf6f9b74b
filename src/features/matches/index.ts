export { useMatches } from './api.ts';
