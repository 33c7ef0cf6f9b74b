export { siteQuery, useSite } from './site.ts';
