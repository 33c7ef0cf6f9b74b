import type { z } from 'zod';

import { type Company, type CompanySummary, companySummary } from '#contract/companies.ts';
import { companyFacets } from '#contract/companies-facets.ts';
import { companyFigureFacets } from '#contract/companies-figures.ts';
import { facet } from '#contract/kit/facets.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { lexemesOf, partLexemesOf, tellingLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { type Listing, type ListingSummary, listingTypes, listListings } from '#contract/listings.ts';
import { listingFacets } from '#contract/listings-facets.ts';
import type { MemberProfile, MemberSummary } from '#contract/members.ts';
import { ticketOf } from '#contract/members-facets.ts';
import { placeFacets } from '#contract/places.ts';
import { type Technology, type TechnologySummary, technologyPath, technologySummary } from '#contract/technologies.ts';
import { technologyFacets } from '#contract/technologies-facets.ts';
import { joined, type KeptDocument, wordsOfHtml } from './document.ts';

const listingCard: z.ZodType<ListingSummary> = listListings.response.shape.items.element;

/** The same words and filters as on the server (`server/features/listings/findable.ts`). */
export function listingDocument(listing: ListingSummary | Listing): KeptDocument {
  const { id, title, type, companyName, location, country, cityId, focusAreaSlug, tags, excerpt } = listing;
  const isWhole = 'description' in listing;
  return {
    kind: 'listing',
    hit: {
      id,
      title,
      detail: [listingTypes[type], companyName ?? location].filter(Boolean).join(', '),
      path: pathTo(paths.listing, { id }),
    },
    lexemes: () => [
      ...lexemesOf(joined(title, isWhole ? wordsOfHtml(listing.description) : excerpt, ...tags, companyName, location)),
      ...titleLexemesOf(title),
      ...listingFacets({ type, focusAreaSlug, tags, country, cityId, details: isWhole ? listing.details : {} }),
    ],
    card: listingCard.parse(listing),
    amount: 0,
    isWhole,
  };
}

export function companyDocument(company: CompanySummary | Company): KeptDocument {
  const { id, name, description, location, country, focusArea, size, foundedYear, isVerified } = company;
  const { funding, lastRound, revenueAmount: revenue, raising, closesOn, isHiring } = company;
  const text = joined(name, description, location, focusArea.title);
  return {
    kind: 'company',
    hit: { id, title: name, detail: `${focusArea.title}, ${location}`, path: pathTo(paths.company, { id }) },
    lexemes: () => [
      ...lexemesOf(text),
      ...partLexemesOf(text),
      ...titleLexemesOf(name),
      ...companyFacets({ focusArea: focusArea.id, size, isVerified, isHiring }),
      ...companyFigureFacets({ foundedYear, funding, lastRound, revenue, raising, closesOn }),
      ...placeFacets(country, company.cityId),
    ],
    card: companySummary.parse(company),
    amount: foundedYear,
    isWhole: 'longDescription' in company,
  };
}

export function technologyDocument(technology: TechnologySummary | Technology): KeptDocument {
  const { id, name, description, tags, focusArea, status, readinessLevel, companyName, country, hasPatents } =
    technology;
  const text = joined(name, description, ...tags, focusArea.title);
  return {
    kind: 'technology',
    hit: {
      id,
      title: name,
      detail: `${focusArea.title}, ${companyName ?? 'technology profile'}`,
      path: technologyPath(id),
    },
    lexemes: () => [
      ...lexemesOf(text),
      ...partLexemesOf(text),
      ...titleLexemesOf(name),
      ...technologyFacets({ focusArea: focusArea.id, status, readinessLevel, tags, country, hasPatents }),
    ],
    card: technologySummary.parse(technology),
    amount: readinessLevel,
    isWhole: 'detailedDescription' in technology,
  };
}

/** Cards name focus areas by their titles, so a member is found by those. */
export function memberDocument(member: MemberSummary, also: readonly string[] = [], isWhole = false): KeptDocument {
  const { id, name, title, organization, location, country, cityId, bio, focusAreas, connectionCount } = member;
  return {
    kind: 'member',
    hit: {
      id,
      title: name,
      detail: [title, organization].filter(Boolean).join(', '),
      path: pathTo(paths.member, { id }),
    },
    lexemes: () => [
      ...tellingLexemesOf(joined(title, organization, location, bio, ...also)),
      ...titleLexemesOf(name),
      ...focusAreas.map((area) => facet('area', area)),
      ...placeFacets(country, cityId),
    ],
    card: member,
    amount: connectionCount,
    isWhole,
  };
}

/** The length of the opening of a bio on a card (characters). */
const opening = 220;

/** A profile says more than its card, and is shown by the card in lists. */
export function profileDocument(profile: MemberProfile): KeptDocument {
  const bio = profile.bio ?? '';
  const card: MemberSummary = {
    id: profile.id,
    name: profile.fullName,
    title: profile.currentPosition ?? profile.headline,
    organization: profile.organization,
    bio: bio.length > opening ? `${bio.slice(0, opening - 1).trimEnd()}…` : bio,
    focusAreas: profile.focusAreas,
    memberSince: profile.createdAt,
    location: profile.location,
    country: profile.country,
    cityId: profile.cityId,
    connectionCount: profile.networkSize,
    ticket: profile.matchProfile && ticketOf(profile.matchProfile).ticket,
    avatarUrl: profile.profileImage,
  };
  return memberDocument(card, [bio, profile.headline ?? '', ...profile.interests, ...profile.skills], true);
}
