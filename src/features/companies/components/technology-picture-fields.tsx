import { useFieldArray, useFormState, useWatch } from 'react-hook-form';

import { pictureBounds } from '#contract/pictures.ts';
import { TextField } from '#src/components/text-field.tsx';
import { PictureField } from '#src/features/pictures/index.ts';
import type { TechnologyControl } from '../technology-form.ts';

/** The pictures of a technology's page, each with its text for those who cannot see it (rule pictures). */
export function TechnologyPictureFields({ control }: { control: TechnologyControl }) {
  // The pictures have an `id` of their own.
  const { append, update, remove, move } = useFieldArray({ control, name: 'pictures', keyName: 'key' });
  const pictures = useWatch({ control, name: 'pictures' });
  const { errors } = useFormState({ control, name: 'pictures' });
  return (
    <PictureField
      noun="picture"
      max={pictureBounds.perRecord}
      pictures={pictures}
      error={errors.pictures?.root?.message ?? errors.pictures?.message}
      onAdd={(picture, index) => {
        const before = index === null ? undefined : pictures[index];
        if (index !== null && before) update(index, { ...picture, alt: before.alt });
        else append({ ...picture, alt: '' }, { shouldFocus: false });
      }}
      onRemove={remove}
      onMove={move}
    >
      {(index) => (
        <TextField
          control={control}
          name={`pictures.${index}.alt`}
          label="Description"
          max={pictureBounds.alt}
          rows={2}
          hint="For people who cannot see the picture."
        />
      )}
    </PictureField>
  );
}
