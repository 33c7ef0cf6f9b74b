export { usePartners } from './api.ts';
