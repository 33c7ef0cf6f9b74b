export { amountOf, amountText } from './amounts.ts';
export { companyOfferChoices, roleChoices } from './choices.ts';
export { CurrencyField, RegionsField, SeeksAndOffers, StagesField } from './components/match-fields.tsx';
export { MatchFilters } from './components/match-filters.tsx';
export { matchFilterFields } from './filters.ts';
export { matchFormFields, matchFormText } from './form-values.ts';
export { factsOfCompany, factsOfListing, factsOfMember, hasClosed, raisingOf, wordsOfFilters } from './words.ts';
