import { describe, expect, it } from 'vitest';

import { type ListingType, listingTypes, missingDetailsMessage } from '#contract/listings.ts';
import { emptyListingMatchProfile } from '#contract/match-profiles.ts';
import {
  emptyListing,
  fieldOfPath,
  isBlankListing,
  type ListingFormValues,
  listingDraft,
  listingResolver,
} from './listing-form.ts';

const types = Object.keys(listingTypes) as ListingType[];

const basics: ListingFormValues = {
  ...emptyListing,
  title: 'A title that is long enough',
  description: 'A description that is long enough to be published on this network.',
  focusArea: 'Energy Storage',
  contactEmail: 'someone@example.com',
  tags: ['storage'],
};

const details: Record<ListingType, Partial<ListingFormValues>> = {
  company: { companyName: 'Tidewell', companyLocation: 'Rotterdam' },
  technology: { technologyStage: 'pilot', technologyStatus: 'for-sale' },
  partnership: { partnershipType: 'research', partnershipTimeline: 'ongoing' },
  job: { jobLocation: 'Graz', jobType: 'full-time' },
};

async function check(values: ListingFormValues) {
  const { values: parsed, errors } = await listingResolver(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const messages = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
  return { parsed, messages };
}

describe('the form of a listing', () => {
  it.each(types)('accepts a %s with its required fields and omits empty ones', async (type) => {
    const { parsed, messages } = await check({ ...basics, ...details[type], type });
    expect(messages).toEqual({});
    expect(JSON.parse(JSON.stringify(parsed))).toEqual({
      type,
      title: basics.title,
      description: basics.description,
      focusArea: basics.focusArea,
      contactEmail: basics.contactEmail,
      tags: basics.tags,
      matchProfile: emptyListingMatchProfile,
      ...details[type],
    });
  });

  it.each(types)('marks each field that a %s needs', async (type) => {
    const { messages } = await check({ ...basics, type });
    const required = Object.fromEntries(Object.keys(details[type]).map((field) => [field, 'Required']));
    expect(messages).toEqual({ type: missingDetailsMessage, ...required });
  });

  it('marks only the missing one; spaces count as nothing', async () => {
    const { messages } = await check({ ...basics, type: 'job', jobLocation: '  ', jobType: 'contract' });
    expect(messages).toEqual({ type: missingDetailsMessage, jobLocation: 'Required' });
  });

  it('has the messages for an empty form', async () => {
    const { messages } = await check(emptyListing);
    expect(messages).toMatchObject({
      title: 'Title must be at least 10 characters',
      description: 'Description must be at least 50 characters',
      focusArea: 'Please select a focus area',
      contactEmail: 'Please enter a valid email address',
      tags: 'Please add at least one tag',
      type: missingDetailsMessage,
    });
  });

  it('neither checks nor sends the fields of another kind', async () => {
    const values = { ...basics, ...details.company, ...details.job, companyWebsite: 'not a URL', type: 'job' as const };
    const { parsed, messages } = await check(values);
    expect(messages).toEqual({});
    expect(parsed).not.toHaveProperty('companyName', 'Tidewell');
    expect((await check({ ...values, type: 'company' })).messages).toEqual({
      companyWebsite: 'Please enter a valid URL',
    });
  });
});

describe('isBlankListing', () => {
  it('ignores the kind and the address that was filled in', () => {
    expect(isBlankListing({ ...emptyListing, type: 'job', contactEmail: 'a@example.com', title: '  ' })).toBe(true);
    expect(isBlankListing({ ...emptyListing, tags: ['a'] })).toBe(false);
    expect(isBlankListing({ ...emptyListing, jobLocation: 'Graz' })).toBe(false);
  });
});

describe('listingDraft', () => {
  it('restores a draft', () => {
    const draft = { ...basics, ...details.job, type: 'job' as const };
    expect(listingDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('clears invalid values', () => {
    const broken = { ...basics, type: 'house', tags: [1], companySize: 'huge', title: 7, stranger: true };
    expect(listingDraft.parse(broken)).toEqual({ ...basics, type: 'company', tags: [], title: '' });
  });
});

describe('fieldOfPath', () => {
  it('finds the field that a server error refers to', () => {
    expect(fieldOfPath('tags.0')).toBe('tags');
    expect(fieldOfPath('focusArea')).toBe('focusArea');
    expect(fieldOfPath('body')).toBeUndefined();
  });
});
