import { paths, pathTo } from '#contract/kit/paths.ts';
import { type MemberMatchProfile, matchProfileBounds } from '#contract/match-profiles.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { SubmitForm } from '#src/features/companies/index.ts';
import {
  CurrencyField,
  RegionsField,
  roleChoices,
  SeeksAndOffers,
  StagesField,
} from '#src/features/match-profiles/index.ts';
import { useMatchProfileForm } from '../match-profile-form.ts';

/** The short form of what a member seeks and offers. */
export function MatchProfileForm({ saved, userId }: { saved: MemberMatchProfile; userId: number }) {
  const { form, submit, isSending } = useMatchProfileForm(saved, userId);
  const { control } = form;
  return (
    <SubmitForm
      form={form}
      name="What I seek and offer"
      submit={submit}
      cancelTo={pathTo(paths.member, { id: userId })}
      isSending={isSending}
      label="Save"
      sendingLabel="Saving..."
    >
      <FormCard title="You" text="People can filter the directory by each of these.">
        <ChoiceField
          control={control}
          name="role"
          label="Role"
          choices={roleChoices}
          placeholder="Select your role"
          isOptional
        />
        <SeeksAndOffers control={control} />
        <TextField
          control={control}
          name="seeksText"
          label="What you look for, in your own words"
          rows={2}
          max={matchProfileBounds.words}
          placeholder="e.g. a utility with a site for ten-hour storage"
          isOptional
        />
        <TextField
          control={control}
          name="offersText"
          label="What you can offer, in your own words"
          rows={2}
          max={matchProfileBounds.words}
          placeholder="e.g. twenty years of grid connections, and patience"
          isOptional
        />
        <RegionsField control={control} />
      </FormCard>
      <FormCard title="Funding" text="For those who invest, and for those who raise money.">
        <StagesField control={control} hint="Investors: the stages you invest in. Founders: the round you raise." />
        <FieldRow>
          <TextField
            control={control}
            name="ticketMin"
            label="Smallest ticket"
            placeholder="e.g. 250,000"
            hint="The least you invest at once."
            isOptional
          />
          <TextField
            control={control}
            name="ticketMax"
            label="Largest ticket"
            placeholder="e.g. 2M"
            hint="The most you invest at once."
            isOptional
          />
        </FieldRow>
        <CurrencyField control={control} />
      </FormCard>
    </SubmitForm>
  );
}
