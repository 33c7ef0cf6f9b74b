import type { Control } from 'react-hook-form';

import { type IntroductionTarget, introductionBounds } from '#contract/introductions.ts';
import { HumanCheck } from '#src/components/human-check.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { TemplatedField, valuesOf } from '#src/features/templates/index.ts';
import type { RequestValues } from '../request-form.ts';
import styles from './request-fields.module.css';

type Target = Pick<IntroductionTarget, 'kind' | 'title'>;

/** The fields for the sender and the reason: all required (rule introduction-requests). `target`: whom it is to. */
export function RequestFields({ control, target }: { control: Control<RequestValues>; target?: Target }) {
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
      <TemplatedField
        values={target ? templateValues(target) : {}}
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

function templateValues({ kind, title }: Target) {
  return kind === 'member' ? valuesOf(title, title) : { record: title };
}
