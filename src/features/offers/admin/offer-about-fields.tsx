import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { offerBounds } from '#contract/offers-admin.ts';
import { listPartnerEditions } from '#contract/partners-admin.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { queryOf } from '#src/lib/queries.ts';
import type { OfferControl } from './offer-form.ts';

/** What an offer is and who gives it. */
export function OfferAboutFields({ control }: { control: OfferControl }) {
  const { data: partners, isFetching } = useQuery(queryOf(listPartnerEditions, {}));
  const isPartner = useWatch({ control, name: 'partnerId' }) !== '';
  return (
    <FormCard title="The offer" text="Members without the plan see the title and who gives it.">
      <TextField control={control} name="title" label="Title" max={offerBounds.title.max} />
      <FieldRow>
        <ChoiceField
          control={control}
          name="partnerId"
          label="Partner"
          choices={(partners ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder="No partner"
          isLoading={isFetching}
          isOptional
        />
        {!isPartner && (
          <TextField
            control={control}
            name="givenBy"
            label="Given By"
            hint="The parent organization, or any other that is not a partner."
          />
        )}
      </FieldRow>
      <TextField control={control} name="gives" label="What Members Get" rows={2} max={offerBounds.gives.max} />
      <TextField
        control={control}
        name="terms"
        label="Terms"
        rows={6}
        max={offerBounds.terms}
        hint="An empty line starts a new paragraph."
        isOptional
      />
    </FormCard>
  );
}
