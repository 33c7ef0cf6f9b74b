import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import styles from '#src/components/section-content.module.css';
import { saveFile } from '#src/lib/save-file.ts';
import { toast } from '#src/stores/toasts.ts';
import codes from './two-factor.module.css';

/** The recovery codes, this once. */
export function RecoveryCodes({ recoveryCodes, onDone }: { recoveryCodes: readonly string[]; onDone: () => void }) {
  const text = `${recoveryCodes.join('\n')}\n`;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Copied' }),
      () => toast({ variant: 'destructive', title: 'Not copied', description: 'Please select and copy the codes.' }),
    );
  return (
    <div className={styles.form} style={{ maxWidth: 'none' }}>
      <p className={styles.note} role="status">
        <strong>Keep these recovery codes.</strong> Each one signs you in once if you don’t have your phone. They are
        not shown again.
      </p>
      <ul className={codes.codes} aria-label="Recovery codes">
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={12}>
        <Button size="large" kind="primary" onClick={onDone}>
          I have saved them
        </Button>
        <Button size="large" onClick={copy}>
          Copy
        </Button>
        <Button size="large" onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}>
          Download
        </Button>
      </Row>
    </div>
  );
}
