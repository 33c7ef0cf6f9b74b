import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import type { Control, FieldError, FieldPath, Resolver, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import { choice } from '#contract/kit/fields.ts';
import {
  detailFields,
  type ListingDetailField,
  type ListingType,
  listingDetails,
  listingInput,
  listingTypes,
  missingDetailsMessage,
  type ParsedListingInput,
} from '#contract/listings.ts';
import { emptyListingMatchProfile } from '#contract/match-profiles.ts';
import { amountOf, matchFormFields, matchFormText } from '#src/features/match-profiles/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { detailFieldInfo } from './detail-fields.ts';

/** The values of the form: text in every field, empty if nothing was entered. */
export type ListingFormValues = Record<ListingDetailField, string> & {
  type: ListingType;
  title: string;
  description: string;
  focusArea: string;
  contactEmail: string;
  tags: string[];
  matchProfile: MatchValues;
};

/** What the listing seeks and offers, as the form holds it. */
export type MatchValues = z.infer<typeof matchValues>;
const matchValues = z.object({ ...matchFormFields, amount: matchFormText });
const blankMatch: MatchValues = { ...emptyListingMatchProfile, amount: '' };

/** Whether nothing is sought and nothing offered. */
export function isBlankMatch({ currency: _currency, amount, ...sets }: MatchValues): boolean {
  return amount.trim() === '' && Object.values(sets).every((chosen) => chosen.length === 0);
}

export type ListingField = FieldPath<ListingFormValues> & Exclude<keyof ListingFormValues, 'matchProfile'>;
export type ListingForm = UseFormReturn<ListingFormValues, unknown, ParsedListingInput>;
export type ListingControl = Control<ListingFormValues, unknown, ParsedListingInput>;

const allDetailFields = Object.keys(listingDetails.shape) as ListingDetailField[];

const emptyDetails = Object.fromEntries(allDetailFields.map((field) => [field, ''])) as Record<
  ListingDetailField,
  string
>;

/** A new form: kind company, everything else empty (rule listing-kinds). */
export const emptyListing: ListingFormValues = {
  type: 'company',
  title: '',
  description: '',
  focusArea: '',
  contactEmail: '',
  tags: [],
  matchProfile: blankMatch,
  ...emptyDetails,
};

/** The message under each missing field that the chosen kind requires (rule listing-kinds). */
export const requiredMessage = 'Required';

/** The fields of a kind, required ones first. */
export function fieldsOf(type: ListingType): ListingDetailField[] {
  return [...detailFields[type].required, ...detailFields[type].optional];
}

export function isRequired(type: ListingType, field: ListingDetailField): boolean {
  return detailFields[type].required.some((name) => name === field);
}

/** Omits entries for another kind: they stay in the form, but are neither checked nor sent. */
export function ofChosenKind(values: ListingFormValues): ListingFormValues {
  const own = Object.fromEntries(fieldsOf(values.type).map((field) => [field, values[field]]));
  return { ...values, ...emptyDetails, ...own };
}

const formSchema = z
  .custom<ListingFormValues>()
  .transform((values): unknown => ({
    ...ofChosenKind(values),
    matchProfile: { ...values.matchProfile, amount: amountOf(values.matchProfile.amount) },
  }))
  .pipe(listingInput);
const checkByContract = zodResolver(formSchema);

/** The contract's checks; the message about missing fields, which it gives the type, also marks those fields. */
export const listingResolver: Resolver<ListingFormValues, unknown, ParsedListingInput> = async (
  values,
  context,
  options,
) => {
  const result = await checkByContract(values, context, options);
  if (result.errors.type?.message !== missingDetailsMessage) return result;
  const missing = detailFields[values.type].required.filter((field) => values[field].trim() === '');
  const mark: FieldError = { type: 'required', message: requiredMessage };
  return { values: {}, errors: { ...result.errors, ...Object.fromEntries(missing.map((field) => [field, mark])) } };
};

/** The form, with the values to start with and to reset to. */
export function useListingForm(defaultValues: ListingFormValues = emptyListing): ListingForm {
  const form = useForm({
    resolver: listingResolver,
    defaultValues,
    // The page moves the focus itself, in the order in which people see the fields.
    shouldFocusError: false,
  });
  const { subscribe, trigger, getFieldState } = form;
  // The message at the type is about other fields, and disappears when the last of them is filled in.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => name !== 'type' && getFieldState('type').invalid && void trigger('type'),
      }),
    [subscribe, trigger, getFieldState],
  );
  return form;
}

/** Whether the form has nothing worth keeping as a draft; the email is filled in for signed-in users. */
export function isBlankListing(values: ListingFormValues): boolean {
  const { type: _type, contactEmail: _email, tags, matchProfile, ...texts } = values;
  return tags.length === 0 && isBlankMatch(matchProfile) && Object.values(texts).every((value) => value.trim() === '');
}

const text = z.string().max(20_000).catch('');

function draftField(field: ListingDetailField): z.ZodType<string> {
  const { choices } = detailFieldInfo[field];
  return choices ? z.enum(['', ...Object.keys(choices)]).catch('') : text;
}

const draftDetails = Object.fromEntries(allDetailFields.map((field) => [field, draftField(field)])) as Record<
  ListingDetailField,
  z.ZodType<string>
>;

/** A draft from storage. Invalid fields are empty, the others are kept. */
export const listingDraft = z.object({
  type: choice(listingTypes).catch('company'),
  title: text,
  description: text,
  focusArea: text,
  contactEmail: text,
  tags: z.array(z.string().min(1).max(100)).max(50).catch([]),
  matchProfile: matchValues.catch(blankMatch),
  ...draftDetails,
});

/** The name of each field, on its label and in the error summary. */
export const fieldLabels: Record<ListingField, string> = {
  type: 'Listing Type',
  title: 'Title',
  description: 'Description',
  focusArea: 'Focus Area',
  contactEmail: 'Contact Email',
  tags: 'Tags',
  ...(Object.fromEntries(allDetailFields.map((field) => [field, detailFieldInfo[field].label])) as Record<
    ListingDetailField,
    string
  >),
};

/** The form's field that a path of the server's answer means (`tags.0` is about the tags). */
export function fieldOfPath(path: string): FieldPath<ListingFormValues> | undefined {
  if (path === 'matchProfile.amount') return path;
  const [first = ''] = path.split('.');
  return (Object.keys(emptyListing) as (keyof ListingFormValues)[]).find((field) => field === first);
}

/** The label of the main button while a listing is not published. */
export const publishLabels = { submit: 'Publish Listing', submitting: 'Publishing...' };
