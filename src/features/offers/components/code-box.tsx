import { CopyOutlined, ExportOutlined } from '@ant-design/icons';
import type { Ref } from 'react';

import type { Redemption } from '#contract/offers.ts';
import { Button } from '#src/components/button.tsx';
import { NewTabButton } from '#src/components/new-tab-button.tsx';
import { Row } from '#src/components/row.tsx';
import { toast } from '#src/stores/toasts.ts';
import { hostOf } from '../words.ts';
import styles from './code-box.module.css';

interface CodeBoxProps {
  title: string;
  redemption: Redemption;
  /** Takes the focus when the code has come. */
  ref: Ref<HTMLDivElement>;
}

/** What a member has got: the code, a button to copy it, and the link to where it is entered. */
export function CodeBox({ title, redemption: { code, url }, ref }: CodeBoxProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={code === null ? `The link of ${title}` : `Your code for ${title}: ${code}`}
      className={styles.box}
    >
      {code !== null && (
        <p className={styles.words}>
          <span className={styles.label}>Your code</span> <code className={styles.code}>{code}</code>
        </p>
      )}
      <Row gap={8} align="center">
        {code !== null && (
          <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copyCode(code)}>
            Copy<span className="visually-hidden"> the code of {title}</span>
          </Button>
        )}
        <NewTabButton href={url} icon={<ExportOutlined aria-hidden="true" />}>
          Open {hostOf(url)}
          <span className="visually-hidden"> in a new tab</span>
        </NewTabButton>
      </Row>
    </div>
  );
}

/** Copies a code and says so. */
async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: 'Code copied' });
  } catch {
    // The browser may not let pages write to the clipboard.
    toast({ title: 'The code could not be copied', description: 'Please select it and copy it.' });
  }
}
