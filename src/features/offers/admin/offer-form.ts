import type { Control, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import { type AdminOffer, createOffer, type OfferInput } from '#contract/offers-admin.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { contractResolver, numberOf } from '#src/lib/form-resolver.ts';

const text = z.string().max(6000).catch('');

/** The form's values, all of them texts but the edition. The schema also reads drafts and empties invalid fields. */
export const offerValues = z.object({
  /** The edition that the entries were made on: a draft of this browser may be older than the record. */
  version: z.number().int().catch(0),
  title: text,
  /** Empty for an organization that is no partner. */
  partnerId: text,
  givenBy: text,
  gives: text,
  terms: text,
  url: text,
  startsOn: text,
  endsOn: text,
  limit: text,
  audience: text,
  codeKind: text,
});
export type OfferValues = z.infer<typeof offerValues>;
export type OfferForm = UseFormReturn<OfferValues, unknown, OfferInput>;
export type OfferControl = Control<OfferValues, unknown, OfferInput>;

/** The form of an offer, or an empty one that the parent organization gives. */
export function valuesOf(offer: Pick<AdminOffer, 'entries' | 'version'> | undefined, parent: string): OfferValues {
  if (offer) {
    const { entries, version } = offer;
    return {
      ...entries,
      version,
      partnerId: entries.partnerId === null ? '' : String(entries.partnerId),
      limit: entries.limit === null ? '' : String(entries.limit),
    };
  }
  return {
    version: 0,
    title: '',
    partnerId: '',
    givenBy: parent,
    gives: '',
    terms: '',
    url: '',
    startsOn: '',
    endsOn: '',
    limit: '',
    audience: 'professional',
    codeKind: 'shared',
  };
}

/** The body that is sent: numbers as numbers, and no name beside a partner. */
export function inputOf({ version: _version, ...values }: OfferValues): unknown {
  return {
    ...values,
    partnerId: values.partnerId === '' ? null : numberOf(values.partnerId),
    givenBy: values.partnerId === '' ? values.givenBy : '',
    limit: values.limit.trim() === '' ? null : numberOf(values.limit),
  };
}

export function useOfferForm(defaults: OfferValues): OfferForm {
  return useForm<OfferValues, unknown, OfferInput>({
    resolver: contractResolver(createOffer.body, inputOf),
    defaultValues: defaults,
  });
}
