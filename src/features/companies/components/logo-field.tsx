import { useController } from 'react-hook-form';

import { PictureField } from '#src/features/pictures/index.ts';
import type { CompanyControl } from '../company-form.ts';

/** The logo of a company, cut to a square unless it is taken whole (rule pictures). */
export function LogoField({ control }: { control: CompanyControl }) {
  const { field, fieldState } = useController({ control, name: 'logo' });
  return (
    <PictureField
      noun="logo"
      max={1}
      aspect={1}
      pictures={field.value ? [field.value] : []}
      error={fieldState.error?.message}
      onAdd={field.onChange}
      onRemove={() => field.onChange(null)}
    />
  );
}
