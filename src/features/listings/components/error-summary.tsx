import { useFormState } from 'react-hook-form';

import type { ListingType } from '#contract/listings.ts';
import { fieldLabels, fieldsOf, type ListingControl } from '../listing-form.ts';
import styles from './error-summary.module.css';

/** The order of the fields on the page. */
const basics = ['title', 'description', 'focusArea', 'contactEmail', 'tags'] as const;

/** Beside the buttons: the fields that prevent publication. Each attempt announces them again. */
export function ErrorSummary({ control, type }: { control: ListingControl; type: ListingType }) {
  const { errors, submitCount } = useFormState({ control });
  const wrong = [...basics, ...fieldsOf(type)].filter((field) => errors[field]);
  const labels = [...wrong.map((field) => fieldLabels[field]), ...(errors.matchProfile ? ['Seeks and offers'] : [])];
  if (labels.length === 0) return null;
  return (
    <p key={submitCount} role="alert" className={styles.summary}>
      {labels.length === 1 ? 'One field needs' : `${labels.length} fields need`} your attention: {labels.join(', ')}.
    </p>
  );
}
