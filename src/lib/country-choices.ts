import { countryCodes } from '#contract/places-countries.ts';
import { countryName } from './format.ts';

/** All countries, by their names. */
export const countryChoices = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));
