import { useMemo } from 'react';
import { listingBounds } from '#contract/listings.ts';
import { Button } from '#src/components/button.tsx';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { Stack } from '#src/components/stack.tsx';
import { TextEditorField } from '#src/components/text-editor/text-editor-field.tsx';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import { fieldLabels, type ListingControl } from '../listing-form.ts';
import styles from './basic-information.module.css';
import { ListingTextField } from './listing-text-field.tsx';
import { TagsField } from './tags-field.tsx';

/** The fields of every kind of listing. */
export function BasicInformation({ control }: { control: ListingControl }) {
  const { data: areas, isFetching, isError, refetch } = useFocusAreas();
  const choices = useMemo(() => (areas ?? []).map(({ title }) => ({ value: title, label: title })), [areas]);
  return (
    <FormCard title="Basic Information" text="Shown first, in the list and on the page of your listing.">
      <ListingTextField
        control={control}
        name="title"
        max={listingBounds.title.max}
        placeholder="What you offer or look for, in one line"
      />
      <TextEditorField
        hasPictures
        control={control}
        name="description"
        label={fieldLabels.description}
        rows={8}
        max={listingBounds.description.max}
        placeholder={`What it is, where it stands, and who you would like to hear from (at least ${listingBounds.description.min} characters)`}
      />
      <FieldRow>
        <Stack gap={6}>
          <ChoiceField
            control={control}
            name="focusArea"
            label={fieldLabels.focusArea}
            choices={choices}
            placeholder="Select a focus area"
            isLoading={isFetching}
          />
          {isError && (
            <p role="alert" className={styles.failed}>
              The focus areas could not be loaded.{' '}
              <Button kind="link" size="small" isLoading={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            </p>
          )}
        </Stack>
        <ListingTextField
          control={control}
          name="contactEmail"
          type="email"
          autoComplete="email"
          placeholder="you@company.com"
          hint="Never shown on the page. We email enquiries to the confirmed address of your account."
        />
      </FieldRow>
      <TagsField control={control} />
    </FormCard>
  );
}
