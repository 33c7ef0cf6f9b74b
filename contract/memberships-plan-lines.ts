import { questionBounds } from './deep-research-questions.ts';
import { matchesShown } from './matches.ts';
import { introductionPrices, type MembershipPlan } from './memberships.ts';
import type { PlanBenefit } from './memberships-plans.ts';

/** What a line of a plan means here. */
export interface PlanLine {
  /** Stands under the line, whose own words are the plan's. */
  note: string;
  /** What the server gives for it; `everyone`: the same for all. */
  rests: readonly PlanBenefit[] | 'everyone';
}

const forEveryone = (note: string): PlanLine => ({ note, rests: 'everyone' });
const given = (rests: readonly PlanBenefit[], note: string): PlanLine => ({ note, rests });

/** The notes by plan and line; a test compares them with `planGives` and with the pricing page. */
export const planLines: Record<MembershipPlan['id'], Readonly<Record<string, PlanLine>>> = {
  free: {
    articles: forEveryone('Everyone reads them, with or without an account.'),
    events: forEveryone(
      'Everyone sees program, speakers and place, and can register for events that are not exclusive.',
    ),
    'focus-areas': forEveryone('Everyone reads them, with or without an account.'),
    research: forEveryone(
      `Deep Research is open to everyone who is signed in: ${questionBounds.freePerDay} questions a day.`,
    ),
    members: given(
      ['messagesToAnyone', 'matchmaker', 'profileViews'],
      'Everyone reads the directory and its pages, and members connect with each other. Writing to members you are not connected with, all of the matchmaker, and who viewed your profile need the Professional plan: Free shows one match a week, and how many members viewed your profile.',
    ),
    market: given(
      ['featuredListings', 'listingFigures', 'alerts'],
      'Everyone reads the market; members publish, answer and have one alert. The featured place, figures about your listings and more alerts need the Professional plan.',
    ),
    introductions: given(['introductions'], 'You can ask; your request waits until you are a Professional member.'),
  },
  professional: {
    profile: given(
      ['messagesToAnyone', 'profileViews'],
      'Every member has a profile. On this plan you can also write to members you are not connected with, and see who viewed your profile, if you share your own visits: members who keep theirs private are counted, not named.',
    ),
    market: given(
      ['featuredListings', 'listingFigures', 'alerts'],
      'The featured place for your listings, figures about them, and more than one alert. To read, publish and answer you need no plan.',
    ),
    research: given(
      ['unlimitedQuestions', 'premiumResearch'],
      'Questions to Deep Research without a limit, and first in the queue. Premium research articles in full.',
    ),
    introductions: given(['introductions'], 'Your requests go to the other side at once, at the prices below.'),
    matchmaker: given(
      ['matchmaker'],
      `Up to ${matchesShown} members, companies, technologies, listings and events each, with the reasons, and a weekly email. It compares what people seek and offer; no language model ranks them. A language model drafts the request for an introduction only where one is configured, and only when you ask.`,
    ),
    discounts: given(
      ['offers'],
      'Codes and links for discounts of our parent organization and our partners, on the page Offers. Each offer names its terms and last day; some are for annual billing only.',
    ),
    'exclusive-events': given(
      ['eventPriority', 'exclusiveEvents'],
      'You register earlier where an event says so, and come first on every waitlist. Exclusive events are open to Professional members with either billing.',
    ),
    visibility: given(
      ['featuredTurns'],
      'Turns in the featured row above the directory, at most once a week, among all annual members, as long as your profile is public and has a position or headline and a bio.',
    ),
    'free-introductions': given(
      ['freeIntroductions'],
      `${introductionPrices.freePerQuarter} in each quarter of the calendar; further ones at the prices below.`,
    ),
    insights: given(
      ['insights'],
      'Market reports by focus area, sector and country, counted from the records of the network, and an email of them once a quarter.',
    ),
  },
};
