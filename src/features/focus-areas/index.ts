export { useFocusAreas } from './api.ts';
export { FocusArt } from './art/focus-art.tsx';
export { subjectOf } from './art/subject-of.ts';
export { FocusAreaCard } from './focus-area-card.tsx';
export { FocusAreaChips } from './focus-area-chips.tsx';
export { FocusIcon } from './focus-icon.tsx';
export { SectorSelect } from './sector-select.tsx';
export { useSectorChoices } from './use-sector-choices.ts';
