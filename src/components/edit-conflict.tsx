import styles from './admin-page.module.css';
import { Button } from './button.tsx';
import own from './edit-conflict.module.css';

interface EditConflictProps {
  /** The word for the record. */
  noun: string;
  isBusy: boolean;
  onResolve: (whose: 'mine' | 'theirs') => void;
}

/** Two admins have changed a record at once: whose entries count is decided here. */
export function EditConflict({ noun, isBusy, onResolve }: EditConflictProps) {
  return (
    <section role="alert" className={own.conflict}>
      <p>
        <strong>Someone has changed this {noun} since you opened it.</strong> Your entries are kept.
      </p>
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={() => onResolve('mine')}>
          Keep mine
        </Button>
        <Button disabled={isBusy} onClick={() => onResolve('theirs')}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}
