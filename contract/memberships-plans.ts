import { isAllowed, type Role } from '#contract/kit/access.ts';
import { introductionPrices } from './memberships.ts';
import { savedSearchBounds } from './saved-searches.ts';

/** What a member may have paid for. Billed annually, the Professional plan gives more. */
export type Plan = 'free' | 'monthly' | 'annual';

/** What a plan gives, or how many. */
interface Gives {
  /** Conversations with members one is not connected with. Anyone may answer. */
  messagesToAnyone: boolean;
  /** All matches of all kinds, what one thinks of them, and the weekly email. Without: one member a week. */
  matchmaker: boolean;
  /** Premium research in full. */
  premiumResearch: boolean;
  /** Requests for introductions go to the other side. Without: they wait for the plan. */
  introductions: boolean;
  /** Introductions that cost nothing, in each quarter. */
  freeIntroductions: number;
  /** One's newest listings among the featured ones. */
  featuredListings: boolean;
  /** Views, saves and enquiries of one's own listings. */
  listingFigures: boolean;
  /** Saved searches that email new listings. */
  alerts: number;
  /** Who viewed one's profile. Without: how many. */
  profileViews: boolean;
  /** Turns in the featured row of the directory. */
  featuredTurns: boolean;
  /** Questions to Deep Research without a limit, answered before those of others. */
  unlimitedQuestions: boolean;
  /** Offers: 1 for those to all Professional members, 2 for those to annual members, too. */
  offers: number;
  /** Registration for exclusive events. */
  exclusiveEvents: boolean;
  /** Earlier registration where an event names the hours, and the first places on waitlists. */
  eventPriority: boolean;
  /** The market reports of Insights, and the quarterly email. */
  insights: boolean;
}
export type PlanBenefit = keyof Gives;

const professionals = { free: false, monthly: true, annual: true };
const annualOnly = { free: false, monthly: false, annual: true };

/**
 * What each plan gives (rule plan-benefits): the server asks here at each gate, and the notes on the pricing page rest on
 * it (`memberships-plan-lines.ts`). What is not in this table is the same for everyone.
 */
export const planGives: Readonly<{ [Benefit in PlanBenefit]: Readonly<Record<Plan, Gives[Benefit]>> }> = {
  messagesToAnyone: professionals,
  matchmaker: professionals,
  premiumResearch: professionals,
  introductions: professionals,
  freeIntroductions: { free: 0, monthly: 0, annual: introductionPrices.freePerQuarter },
  featuredListings: professionals,
  listingFigures: professionals,
  alerts: { free: 1, monthly: savedSearchBounds.perMember, annual: savedSearchBounds.perMember },
  profileViews: professionals,
  featuredTurns: { free: false, monthly: false, annual: true },
  unlimitedQuestions: professionals,
  offers: { free: 0, monthly: 1, annual: 2 },
  exclusiveEvents: professionals,
  eventPriority: annualOnly,
  insights: annualOnly,
};

/** What a plan gives to a caller of this role; admins have what Professionals have. */
export function gives<Benefit extends PlanBenefit>(
  benefit: Benefit,
  role: Role,
  billing: 'monthly' | 'annual' | null = null,
): Gives[Benefit] {
  return planGives[benefit][isAllowed('professional', role) ? (billing ?? 'monthly') : 'free'];
}
