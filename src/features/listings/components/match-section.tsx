import { useFormState, useWatch } from 'react-hook-form';

import { Disclosure } from '#src/components/disclosure.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { CurrencyField, RegionsField, SeeksAndOffers, StagesField } from '#src/features/match-profiles/index.ts';
import { isBlankMatch, type ListingControl } from '../listing-form.ts';

/** What a listing seeks and offers (rule match-profiles): optional, and folded away while it is empty. */
export function MatchSection({ control }: { control: ListingControl }) {
  const values = useWatch({ control, name: 'matchProfile' });
  const { errors, submitCount } = useFormState({ control });
  return (
    <Disclosure
      title="Seeks and offers (optional)"
      openFor={errors.matchProfile ? `error ${submitCount}` : !isBlankMatch(values)}
    >
      <FormCard title="Seeks and Offers" text="So that the right people find your listing. All of it is public.">
        <SeeksAndOffers control={control} under="matchProfile." />
        <StagesField control={control} under="matchProfile." hint="The round or the kind of funding it is about." />
        <FieldRow>
          <TextField
            control={control}
            name="matchProfile.amount"
            label="Amount"
            placeholder="e.g. 4.5M"
            hint="What you seek or offer in money."
            isOptional
          />
          <CurrencyField control={control} under="matchProfile." />
        </FieldRow>
        <RegionsField control={control} under="matchProfile." />
      </FormCard>
    </Disclosure>
  );
}
