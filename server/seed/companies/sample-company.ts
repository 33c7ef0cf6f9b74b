import type { CompanyInput } from '#contract/companies.ts';
import type { CompanyRatings } from '#server/features/companies/index.ts';

/** A company of the samples: invented, with people and figures that are invented, too. */
export interface SampleCompany extends Omit<CompanyInput, 'websiteUrl'> {
  /** User name of a sample member; companies without one can be claimed. */
  owner?: string;
  ratings: CompanyRatings;
  team: readonly { name: string; title: string; bio: string }[];
}

/** Growth and heat of 100, rank in its industry, and how likely an acquisition, another round and an IPO are. */
export function ratings(
  growthScore: number,
  industryRank: number,
  heatScore: number,
  acquisitionLikelihood: CompanyRatings['acquisitionLikelihood'],
  fundingLikelihood: CompanyRatings['fundingLikelihood'],
  ipoLikelihood: CompanyRatings['ipoLikelihood'],
  isVerified = false,
): CompanyRatings {
  return {
    growthScore,
    industryRank,
    heatScore,
    acquisitionLikelihood,
    fundingLikelihood,
    ipoLikelihood,
    isVerified,
  };
}
