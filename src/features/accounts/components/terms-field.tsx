import { type Control, Controller } from 'react-hook-form';
import { paths } from '#contract/kit/paths.ts';
import { Checkbox } from '#src/components/checkbox.tsx';
import { Link } from '#src/components/link.tsx';
import type { SignUpForm } from '../sign-up-form.ts';
import styles from './terms-field.module.css';

/** The terms checkbox. Its links open beside the form, so that nothing typed is lost. */
export function TermsField({ control }: { control: Control<SignUpForm> }) {
  return (
    <Controller
      name="terms"
      control={control}
      render={({ field: { value, ...field }, fieldState: { error } }) => (
        <div className={styles.field}>
          <Checkbox
            {...field}
            isChecked={value}
            aria-invalid={error !== undefined}
            aria-describedby={error && 'terms-error'}
          >
            I accept the{' '}
            <Link to={paths.terms} target="_blank">
              Terms
            </Link>{' '}
            and the{' '}
            <Link to={paths.privacy} target="_blank">
              Privacy Policy
            </Link>
          </Checkbox>
          {error && (
            <p id="terms-error" role="alert" className={styles.error}>
              {error.message}
            </p>
          )}
        </div>
      )}
    />
  );
}
