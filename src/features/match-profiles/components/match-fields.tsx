import type { Control, FieldPath, FieldValues } from 'react-hook-form';

import { ChoiceField } from '#src/components/choice-field.tsx';
import { ChoicesField } from '#src/components/choices-field.tsx';
import type { Choice } from '#src/lib/choices.ts';
import { currencyChoices, offerChoices, regionChoices, seekChoices, stageChoices } from '../choices.ts';

interface MatchFieldsProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  /** Where in the form the values stand, such as `matchProfile.`; empty for the form itself. */
  under?: string;
}

/** What is sought and what is offered. */
export function SeeksAndOffers<Values extends FieldValues, Parsed>({
  control,
  under = '',
  offers = offerChoices,
}: MatchFieldsProps<Values, Parsed> & { offers?: readonly Choice[] }) {
  return (
    <>
      <ChoicesField control={control} name={nameOf<Values>(under, 'seeks')} label="Seeks" choices={seekChoices} />
      <ChoicesField control={control} name={nameOf<Values>(under, 'offers')} label="Offers" choices={offers} />
    </>
  );
}

/** Stages of funding; `hint` says whose they are. */
export function StagesField<Values extends FieldValues, Parsed>({
  control,
  under = '',
  hint,
}: MatchFieldsProps<Values, Parsed> & { hint: string }) {
  return (
    <ChoicesField
      control={control}
      name={nameOf<Values>(under, 'stages')}
      label="Stages"
      hint={hint}
      choices={stageChoices}
    />
  );
}

export function RegionsField<Values extends FieldValues, Parsed>({
  control,
  under = '',
}: MatchFieldsProps<Values, Parsed>) {
  return (
    <ChoicesField control={control} name={nameOf<Values>(under, 'regions')} label="Regions" choices={regionChoices} />
  );
}

export function CurrencyField<Values extends FieldValues, Parsed>({
  control,
  under = '',
}: MatchFieldsProps<Values, Parsed>) {
  return (
    <ChoiceField
      control={control}
      name={nameOf<Values>(under, 'currency')}
      label="Currency"
      choices={currencyChoices}
      placeholder="Currency"
    />
  );
}

/** The compiler cannot see that the caller's form has these fields. */
function nameOf<Values extends FieldValues>(under: string, field: string): FieldPath<Values> {
  return `${under}${field}` as FieldPath<Values>;
}
