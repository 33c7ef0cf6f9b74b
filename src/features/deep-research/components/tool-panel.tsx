import { ExportOutlined } from '@ant-design/icons';
import { Button } from '#src/components/button.tsx';
import { NewTabButton } from '#src/components/new-tab-button.tsx';

import { PanelArt } from './panel-art.tsx';
import styles from './tool-panel.module.css';

type Reason = 'refuses-framing' | 'unreachable' | 'unknown';

interface ToolPanelProps {
  name: string;
  url: string;
  reason: Reason;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The message for the reader; in each case the tool can be opened in its own tab. */
const words: Record<Reason, (name: string) => { title: string; text: string }> = {
  'refuses-framing': (name) => ({
    title: `${name} opens in a tab of its own`,
    text: `${name} does not allow other sites to show it inside their pages. Everything else works as usual: open it in a new tab and keep this page for the advice on how to ask.`,
  }),
  unreachable: (name) => ({
    title: `${name} cannot be reached right now`,
    text: `${name} did not answer. It may be down for a moment. Try again, or see whether it opens in a tab of its own.`,
  }),
  unknown: (name) => ({
    title: `We could not check on ${name}`,
    text: `Something went wrong on our side, so we do not know whether ${name} can be shown here. Try again, or open it in a tab of its own.`,
  }),
};

/** Replaces the tool if it cannot be shown. */
export function ToolPanel({ name, url, reason, isRetrying, onRetry }: ToolPanelProps) {
  const { title, text } = words[reason](name);
  const isOwnTab = reason === 'refuses-framing';
  return (
    <section className={styles.panel} role={isOwnTab ? undefined : 'alert'}>
      <PanelArt isBroken={!isOwnTab} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <NewTabButton
          size="large"
          kind={isOwnTab ? 'primary' : 'secondary'}
          href={url}
          icon={<ExportOutlined aria-hidden="true" />}
        >
          Open in New Tab
        </NewTabButton>
        <Button
          size="large"
          kind={isOwnTab ? 'secondary' : 'primary'}
          // Not `disabled`, which would remove the focus from the pressed button.
          aria-disabled={isRetrying}
          onClick={() => {
            if (!isRetrying) onRetry();
          }}
        >
          {isRetrying ? 'Trying again…' : 'Try again'}
        </Button>
      </div>
    </section>
  );
}
