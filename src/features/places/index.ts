export { placeFilterFields } from './filters.ts';
export { PlaceField } from './place-field.tsx';
export { PlaceFilters } from './place-filters.tsx';
