import { useController } from 'react-hook-form';

import { listingBounds } from '#contract/listings.ts';
import { WordsField } from '#src/components/words-field.tsx';
import { fieldLabels, type ListingControl } from '../listing-form.ts';

/** The tags of a listing (rule listing-bounds). */
export function TagsField({ control }: { control: ListingControl }) {
  const { field, fieldState } = useController({ control, name: 'tags' });
  return (
    <WordsField
      label={fieldLabels.tags}
      nouns={{ one: 'tag', many: 'tags' }}
      words={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      max={listingBounds.tags.max}
      maxLength={listingBounds.tags.length}
      placeholder="e.g. perovskite"
      error={fieldState.error?.message}
      isRequired
    />
  );
}
