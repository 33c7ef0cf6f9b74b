export { usePresence, useSharePresence } from './presence/api.ts';
export { OnlineDot } from './presence/online-dot.tsx';
export { startLive } from './start-live.ts';
