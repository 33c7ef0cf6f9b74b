export { ChosenCities } from './chosen-cities.tsx';
export { PlaceField } from './place-field.tsx';
