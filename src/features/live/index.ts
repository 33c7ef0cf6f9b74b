export { usePresence } from './presence/api.ts';
export { OnlineDot } from './presence/online-dot.tsx';
export { PresenceSection } from './presence/sharing-section.tsx';
export { startLive } from './start-live.ts';
