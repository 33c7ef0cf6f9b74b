import { companySizes } from '#contract/companies.ts';
import type { CompanyFacetName } from '#contract/companies-facets.ts';
import { amountRanges, foundedRanges, roundTypes } from '#contract/companies-figures.ts';
import type { SectorId } from '#contract/focus-areas-sectors.ts';
import { fundingStages } from '#contract/match-profiles.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { type Choice, choicesOf } from '#src/lib/choices.ts';
import { countryChoices } from '#src/lib/country-choices.ts';
import type { FacetList } from '#src/lib/facets.ts';
import { formatMonth } from '#src/lib/format.ts';

/** The counted filters of companies. */
export function companyFacetList(areas: readonly Choice<SectorId>[]): FacetList<CompanyFacetName> {
  return {
    labels: {
      country: 'Country',
      basedIn: 'Part of the world',
      focusArea: 'Focus area',
      size: 'Company size',
      stage: 'Raising',
      raising: 'Amount sought',
      closing: 'Round closes in',
      hiring: 'Jobs',
      verified: 'Verification',
      founded: 'Founded',
      funding: 'Funding in all',
      roundType: 'Last round',
      lastRound: 'Year of the last round',
      revenue: 'Revenue',
    },
    choices: {
      get country() {
        return countryChoices();
      },
      basedIn: choicesOf(placeRegions),
      focusArea: areas,
      size: choicesOf(companySizes),
      stage: choicesOf(fundingStages),
      raising: choicesOf(amountRanges),
      closing: comingMonths(new Date().toISOString()),
      hiring: [{ value: 'true', label: 'Hiring now' }],
      verified: [{ value: 'true', label: 'Verified companies' }],
      founded: choicesOf(foundedRanges),
      funding: choicesOf(amountRanges),
      roundType: choicesOf(roundTypes),
      lastRound: roundYears(new Date().getUTCFullYear()),
      revenue: choicesOf(amountRanges),
    },
    inOwnOrder: ['size', 'stage', 'raising', 'closing', 'founded', 'funding', 'roundType', 'lastRound', 'revenue'],
  };
}

/** The current month and those that follow, the soonest first. */
function comingMonths(now: string): Choice[] {
  const [year = 0, month = 0] = now.split('-').map(Number);
  return Array.from({ length: 24 }, (_, ahead) => {
    const value = new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7);
    return { value, label: formatMonth(value) };
  });
}

/** The last years, the newest first. */
function roundYears(last: number): Choice[] {
  return Array.from({ length: 30 }, (_, ago) => ({ value: String(last - ago), label: String(last - ago) }));
}
