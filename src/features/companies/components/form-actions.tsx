import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';

import styles from './form-actions.module.css';

interface FormActionsProps {
  /** The target of Cancel. The entries stay as a draft. */
  cancelTo: string;
  isSending: boolean;
  label: string;
  sendingLabel: string;
  /** Whether a field above shows an error. */
  hasErrors: boolean;
  note?: string | undefined;
}

/** The buttons under a form. */
export function FormActions({ cancelTo, isSending, label, sendingLabel, hasErrors, note }: FormActionsProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.foot}>
      {hasErrors && (
        <p role="alert" className={styles.error}>
          Some fields need your attention.
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        <Button size="large" onClick={() => void navigate(cancelTo)}>
          Cancel
        </Button>
        <Button size="large" kind="primary" type="submit" disabled={isSending}>
          {isSending ? sendingLabel : label}
        </Button>
      </div>
    </div>
  );
}
