import { type OfferAudience, offerAudiences, offerCodeKinds } from '#contract/offers.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { choicesOf } from '#src/lib/choices.ts';
import { OfferAboutFields } from './offer-about-fields.tsx';
import type { OfferControl } from './offer-form.ts';

const audiences = (Object.keys(offerAudiences) as OfferAudience[]).map((value) => ({
  value,
  label: offerAudiences[value].label,
}));
const codeKinds = choicesOf(offerCodeKinds);

/** Everything that is entered of an offer, in the order of its card; its codes are imported apart. */
export function OfferFields({ control }: { control: OfferControl }) {
  return (
    <>
      <OfferAboutFields control={control} />
      <Redeeming control={control} />
      <Limits control={control} />
    </>
  );
}

function Redeeming({ control }: { control: OfferControl }) {
  return (
    <FormCard title="Redeeming" text="Members see the address and the code only once they redeem the offer.">
      <TextField
        control={control}
        name="url"
        label="Web Address"
        type="url"
        placeholder="https://"
        hint="Where members redeem it."
      />
      <FieldRow>
        <ChoiceField
          control={control}
          name="codeKind"
          label="Code"
          choices={codeKinds}
          placeholder="Select what members get"
          hint="It stays once the offer is published."
        />
        <ChoiceField
          control={control}
          name="audience"
          label="For"
          choices={audiences}
          placeholder="Select who it is for"
        />
      </FieldRow>
    </FormCard>
  );
}

function Limits({ control }: { control: OfferControl }) {
  return (
    <FormCard title="Days and number" text="Days begin and end at midnight UTC. Each member redeems an offer once.">
      <FieldRow>
        <TextField
          control={control}
          name="startsOn"
          label="First Day"
          type="date"
          hint="If left empty, it starts when it is published."
          isOptional
        />
        <TextField
          control={control}
          name="endsOn"
          label="Last Day"
          type="date"
          hint="If left empty, it has no end date."
          isOptional
        />
      </FieldRow>
      <TextField
        control={control}
        name="limit"
        label="How Many Times in All"
        hint="If left empty, there is no limit but the number of own codes."
        isOptional
      />
    </FormCard>
  );
}
