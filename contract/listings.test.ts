import { describe, expect, test } from 'vitest';

import {
  companyFundings,
  companySizes,
  detailFields,
  jobTypes,
  type ListingInput,
  listing,
  listingDetails,
  listingInput,
  listingTypes,
  missingDetailsMessage,
  partnershipInvestments,
  partnershipTimelines,
  partnershipTypes,
  technologyPatents,
  technologyStages,
  technologyStatuses,
} from './listings.ts';

const form: ListingInput = {
  title: 'A sample listing of the market',
  description: 'Fifty characters at least are asked for, and this sentence has a few more.',
  type: 'company',
  focusArea: 'Energy Storage',
  contactEmail: 'contact@example.com',
  tags: ['sample'],
  companyName: 'Sample Works',
  companyLocation: 'Lisbon',
};

test('every detail field belongs to one kind of listing', () => {
  const owned = Object.values(detailFields).flatMap(({ required, optional }) => [...required, ...optional]);
  expect([...owned].toSorted()).toEqual(Object.keys(listingDetails.shape).toSorted());
});

/** The choices, word by word (rule listing-kinds). */
test.each([
  [listingTypes, ['company', 'technology', 'partnership', 'job']],
  [companySizes, ['1-10', '11-50', '51-200', '201-500', '501+']],
  [
    companyFundings,
    ['pre-seed', 'seed', 'series-a', 'series-b', 'series-c-plus', 'public', 'bootstrapped', 'non-profit'],
  ],
  [technologyStages, ['concept', 'lab-scale', 'prototype', 'pilot', 'demonstration', 'commercial']],
  [technologyPatents, ['none', 'pending', 'issued', 'multiple']],
  [technologyStatuses, ['seeking-licensing', 'seeking-investment', 'for-sale', 'seeking-partnership', 'informational']],
  [
    partnershipTypes,
    [
      'research',
      'manufacturing',
      'distribution',
      'investment',
      'joint-venture',
      'channel-partner',
      'commercial',
      'other',
    ],
  ],
  [partnershipTimelines, ['immediate', 'short-term', 'medium-term', 'long-term', 'ongoing']],
  [partnershipInvestments, ['none', 'under-50k', '50k-250k', '250k-1m', '1m-5m', '5m-plus', 'to-be-discussed']],
  [jobTypes, ['full-time', 'part-time', 'contract', 'freelance', 'internship', 'temporary', 'volunteer']],
])('the choices are those of the product: %o', (choices, values) => {
  expect(Object.keys(choices)).toEqual(values);
});

describe('the create form', () => {
  test('takes a complete listing, trimmed', () => {
    expect(listingInput.parse({ ...form, title: `  ${form.title} ` }).title).toBe(form.title);
  });

  test('reports missing details of the kind at the type', () => {
    for (const type of Object.keys(listingTypes)) {
      const result = listingInput.safeParse({ ...form, companyName: '', type });
      const issues = result.error?.issues.map(({ path, message }) => [path.join('.'), message]);
      expect(issues).toEqual([['type', missingDetailsMessage]]);
    }
  });

  test('accepts only web addresses, or none', () => {
    for (const companyWebsite of ['https://example.com', 'http://sub.example.com:8080/a?b=c#d', '', undefined]) {
      expect(listingInput.safeParse({ ...form, companyWebsite }).success, String(companyWebsite)).toBe(true);
    }
    for (const companyWebsite of [
      'example.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'https://',
      'https://localhost',
    ]) {
      expect(listingInput.safeParse({ ...form, companyWebsite }).error?.issues[0]?.message).toBe(
        'Please enter a valid URL',
      );
    }
  });
});

test('a presented listing contains no contact address', () => {
  expect(Object.keys(listing.shape)).not.toContain('contactEmail');
});
