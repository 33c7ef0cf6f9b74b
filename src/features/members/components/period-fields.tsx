import { type Control, useWatch } from 'react-hook-form';

import { type ProfileInput, profileBounds } from '#contract/members-profile.ts';
import { CheckField } from '#src/components/check-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { FieldRow } from './form-section.tsx';

interface PeriodFieldsProps {
  control: Control<ProfileInput>;
  base: `experience.${number}` | `education.${number}`;
  /** The label of the checkbox for "no end yet". */
  current: string;
}

/** The start, the end or "no end yet", and a short description. */
export function PeriodFields({ control, base, current }: PeriodFieldsProps) {
  const isCurrent = useWatch({ control, name: `${base}.isCurrent` });
  return (
    <>
      <FieldRow>
        <TextField control={control} name={`${base}.startDate`} label="Start" type="month" placeholder="2024-03" />
        {!isCurrent && (
          <TextField control={control} name={`${base}.endDate`} label="End" type="month" placeholder="2026-01" />
        )}
      </FieldRow>
      <CheckField control={control} name={`${base}.isCurrent`} label={current} />
      <TextField
        control={control}
        name={`${base}.description`}
        label="Description"
        isOptional
        rows={3}
        max={profileBounds.description}
      />
    </>
  );
}
