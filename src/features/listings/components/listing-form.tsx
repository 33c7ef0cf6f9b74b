import { type FormEventHandler, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';

import type { ListingForm } from '../listing-form.ts';
import { AdditionalInformation } from './additional-information.tsx';
import { BasicInformation } from './basic-information.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './listing-form.module.css';
import { MatchSection } from './match-section.tsx';
import { TypeTabs } from './type-tabs.tsx';

interface ListingFormFieldsProps {
  form: ListingForm;
  /** The labels of the main button, idle and busy. */
  labels: { submit: string; submitting: string };
  isSubmitting: boolean;
  /** Beside the buttons when publishing will ask for a sign-in. */
  isSignedOut?: boolean;
  /** The target of Cancel. */
  cancelPath: string;
  /** Saves the form on the server as it is; omitted if that does not apply. */
  draft?: { save: () => void; isSaving: boolean };
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The form of a listing: kind, two cards, what it seeks and offers, buttons (rule listing-kinds). */
export function ListingFormFields({
  form,
  labels,
  isSubmitting,
  isSignedOut = false,
  cancelPath,
  draft,
  onSubmit,
}: ListingFormFieldsProps) {
  const { control, formState, watch, setValue, trigger } = form;
  const navigate = useNavigate();
  const type = watch('type');
  const element = useFirstInvalidFocus(form);
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={onSubmit} aria-label="Listing">
      <TypeTabs
        value={type}
        error={formState.errors.type?.message}
        onChange={(next) => {
          setValue('type', next);
          // After the first attempt, each kind shows its missing fields as soon as it is chosen.
          if (formState.isSubmitted) void trigger();
        }}
        common={<BasicInformation control={control} />}
      >
        <AdditionalInformation control={control} type={type} />
      </TypeTabs>
      <MatchSection control={control} />
      <ErrorSummary control={control} type={type} />
      <p className={styles.disclaimer}>
        By publishing this listing you confirm that its information is accurate and that you have the authority to post
        it. The network reserves the right to review and remove listings that break its terms.
      </p>
      <div className={styles.actions}>
        {isSignedOut && <p className={styles.note}>You will be asked to sign in. What you typed is kept.</p>}
        <Button size="large" onClick={() => void navigate(cancelPath)}>
          Cancel
        </Button>
        {draft && (
          <Button size="large" disabled={draft.isSaving} onClick={draft.save}>
            {draft.isSaving ? 'Saving...' : 'Save as draft'}
          </Button>
        )}
        <Button size="large" kind="primary" type="submit" disabled={isSubmitting}>
          {isSubmitting ? labels.submitting : labels.submit}
        </Button>
      </div>
    </form>
  );
}

/** The editor of a text takes over that it is wrong later than the box around it. */
const wrongFields = '[aria-invalid="true"], [data-invalid="true"] [role="textbox"]';

/**
 * After an attempt that failed, the focus is on the first field that is wrong, as the page is read: at once, so that no
 * key that is pressed when the messages appear goes to the button.
 */
function useFirstInvalidFocus({ formState: { submitCount, isSubmitSuccessful } }: ListingForm) {
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    element.current?.querySelector<HTMLElement>(wrongFields)?.focus();
  }, [submitCount, isSubmitSuccessful]);
  return element;
}
