import type { Control } from 'react-hook-form';

import { type CompanyMatchProfile, matchProfileBounds } from '#contract/match-profiles.ts';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import {
  CurrencyField,
  companyOfferChoices,
  RegionsField,
  SeeksAndOffers,
  StagesField,
} from '#src/features/match-profiles/index.ts';
import type { MatchValues } from '../match-form.ts';

/** The fields of what a company seeks and offers. */
export function MatchFields({ control }: { control: Control<MatchValues, unknown, CompanyMatchProfile> }) {
  return (
    <>
      <FormCard title="Seeks and Offers" text="People can filter the directory by each of these.">
        <SeeksAndOffers control={control} offers={companyOfferChoices} />
        <TextField
          control={control}
          name="seeksText"
          label="What the company looks for, in your own words"
          rows={2}
          max={matchProfileBounds.words}
          placeholder="e.g. a cement works that vents kiln gas, for a year’s trial"
          isOptional
        />
        <RegionsField control={control} />
      </FormCard>
      <FormCard title="Round" text="What you raise now. Your profile shows it at the top.">
        <StagesField control={control} hint="The round you are raising." />
        <FieldRow>
          <TextField control={control} name="raising" label="Amount you raise" placeholder="e.g. 4.5M" isOptional />
          <CurrencyField control={control} />
          <TextField control={control} name="closesOn" label="Closes on" type="date" isOptional />
        </FieldRow>
      </FormCard>
    </>
  );
}
