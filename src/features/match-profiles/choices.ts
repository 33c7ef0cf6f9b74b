import {
  companyOffers,
  fundingStages,
  matchCurrencies,
  matchRegions,
  matchRoles,
  needs,
} from '#contract/match-profiles.ts';
import { type Choice, choicesOf } from '#src/lib/choices.ts';

/** The choices of the forms and the filters, in the order of the contract. */
export const roleChoices = choicesOf(matchRoles);
export const stageChoices = choicesOf(fundingStages);
export const regionChoices = choicesOf(matchRegions);
export const currencyChoices = choicesOf(matchCurrencies);
export const seekChoices = sideOf(needs, 'seek');
export const offerChoices = sideOf(needs, 'offer');
export const companyOfferChoices = sideOf(companyOffers, 'offer');

function sideOf<Name extends string>(
  table: Readonly<Record<Name, { seek: string; offer: string }>>,
  side: 'seek' | 'offer',
): Choice<Name>[] {
  return (Object.keys(table) as Name[]).map((value) => ({ value, label: table[value][side] }));
}
