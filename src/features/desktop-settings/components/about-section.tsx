import { CopyOutlined, FolderOpenOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { toast } from '#src/stores/toasts.ts';
import { desktopApp, useDiagnostics } from '../api.ts';
import { diagnosticLines, diagnosticsText } from '../diagnostics-text.ts';
import styles from './about-section.module.css';
import { Section } from './section.tsx';

/** Diagnostics for support, to be copied in one piece. They contain nothing secret. */
export function AboutSection() {
  const { data: facts } = useDiagnostics();
  const copy = async () => {
    if (!facts) return;
    try {
      await navigator.clipboard.writeText(diagnosticsText(facts));
      toast({ title: 'Copied', description: 'The diagnostics are on the clipboard.' });
    } catch {
      toast({
        title: 'Not copied',
        description: 'The text could not be copied to the clipboard.',
        variant: 'destructive',
      });
    }
  };
  const openLogs = async () => {
    if (await desktopApp().openLogs()) return;
    toast({ title: 'Not opened', description: 'The folder could not be shown.', variant: 'destructive' });
  };
  return (
    <Section
      id="about"
      title="About and diagnostics"
      text="For the team, when something does not work. It contains no password, no session and nothing you have read or written."
    >
      <dl id="diagnostics" className={styles.facts} aria-busy={!facts}>
        {facts
          ? diagnosticLines(facts).map(({ label, text }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))
          : skeletonLabels.map((label) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>…</dd>
              </div>
            ))}
      </dl>
      <div className={styles.actions}>
        <Button disabled={!facts} onClick={() => void copy()}>
          <CopyOutlined aria-hidden="true" /> Copy diagnostics
        </Button>
        <Button onClick={() => void openLogs()}>
          <FolderOpenOutlined aria-hidden="true" /> Open the logs folder
        </Button>
      </div>
    </Section>
  );
}

/** A placeholder while the facts load. */
const skeletonLabels = ['CARDI', 'Electron', 'System', 'Server', 'Contract', 'Session', 'Cache', 'Logs'];
