import { DesktopOutlined, FileTextOutlined, MobileOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { type MailTheme, mailThemes } from '#contract/mail-samples.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './mail-preview.module.css';
import { ChipRow, ToggleChip } from './toggle-chip.tsx';

interface MailPreviewProps {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  /** The address of the mail as a page, in a theme. */
  src: (theme: MailTheme) => string;
  text: string;
  /** Changes when the mail does, so that it is loaded again. */
  edition: string | number;
}

const looks = {
  desktop: { label: 'Desktop', icon: <DesktopOutlined /> },
  phone: { label: 'Phone', icon: <MobileOutlined /> },
  text: { label: 'Plain text', icon: <FileTextOutlined /> },
} as const;
type Look = keyof typeof looks;
const themeIcons = { light: <SunOutlined />, dark: <MoonOutlined /> };

/**
 * A mail as it will look: the server's own layout in a frame that runs no scripts (its policy allows none either), in both
 * themes and widths, and as plain text.
 */
export function MailPreview({ subject, preheader, src, text, edition }: MailPreviewProps) {
  const [look, setLook] = useState<Look>('desktop');
  const [theme, setTheme] = useState<MailTheme>('light');
  return (
    <section aria-label="Preview" className={styles.preview}>
      <div className={styles.choices}>
        <ChipRow label="View">
          {(Object.keys(looks) as Look[]).map((each) => (
            <ToggleChip key={each} icon={looks[each].icon} isOn={each === look} onToggle={() => setLook(each)}>
              {looks[each].label}
            </ToggleChip>
          ))}
        </ChipRow>
        {look !== 'text' && (
          <ChipRow label="Theme">
            {(Object.keys(mailThemes) as MailTheme[]).map((each) => (
              <ToggleChip key={each} icon={themeIcons[each]} isOn={each === theme} onToggle={() => setTheme(each)}>
                {mailThemes[each]}
              </ToggleChip>
            ))}
          </ChipRow>
        )}
      </div>
      <div className={classNames(styles.mail, look === 'phone' && styles.phone)}>
        <p className={styles.head}>
          <strong>{subject}</strong> <span className={styles.preheader}>{preheader}</span>
        </p>
        {look === 'text' ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
          <pre className={styles.text} tabIndex={0} aria-label="Plain text">
            {text}
          </pre>
        ) : (
          <iframe
            key={`${edition} ${theme}`}
            title={`${subject}, ${mailThemes[theme].toLowerCase()} theme`}
            src={src(theme)}
            // Our pictures are its own, but nothing runs, opens or is sent.
            sandbox="allow-same-origin"
            className={styles.frame}
          />
        )}
      </div>
    </section>
  );
}
