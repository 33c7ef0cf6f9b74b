export { useAccount } from './api.ts';
