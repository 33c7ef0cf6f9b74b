import type { Control } from 'react-hook-form';

import { introductionBounds } from '#contract/introductions.ts';
import { HumanCheck } from '#src/components/human-check.tsx';
import { TextField } from '#src/components/text-field.tsx';
import type { RequestValues } from '../request-form.ts';
import styles from './request-fields.module.css';

/** The fields for the sender and the reason: all required (rule introduction-requests). */
export function RequestFields({ control }: { control: Control<RequestValues> }) {
  return (
    <>
      <HumanCheck />
      <div className={styles.row}>
        <TextField control={control} name="name" label="Name" autoComplete="name" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
      </div>
      <div className={styles.row}>
        <TextField control={control} name="organization" label="Organization" autoComplete="organization" />
        <TextField control={control} name="role" label="Role" autoComplete="organization-title" />
      </div>
      <TextField
        control={control}
        name="reason"
        label="Reason for the introduction"
        rows={6}
        max={introductionBounds.reason.max}
        hint="What you would like to talk about, and what the other side gains. They read this before they decide."
      />
    </>
  );
}
