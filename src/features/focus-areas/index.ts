export { useFocusAreas } from './api.ts';
export { FocusArt } from './art/focus-art.tsx';
export { FocusAreaCard } from './focus-area-card.tsx';
export { FocusIcon } from './focus-icon.tsx';
