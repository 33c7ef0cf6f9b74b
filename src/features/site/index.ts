export { useSite } from './site.ts';
