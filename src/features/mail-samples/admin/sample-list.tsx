import { type MailSample, type MailTemplate, mailTemplates } from '#contract/mail-samples.ts';
import { FilterSelect } from '#src/components/filter-select.tsx';
import styles from './mail-samples.module.css';

/** The part of the product that a mail is of, by the first word of its name. */
const parts: Readonly<Record<string, string>> = {
  'account-data': 'Accounts',
  'saved-searches': 'Saved searches',
};

function partOf(name: MailTemplate): string {
  const [word = ''] = name.split('.');
  return parts[word] ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

interface SampleListProps {
  samples: readonly Pick<MailSample, 'name'>[];
  shown: MailTemplate;
  onShow: (name: MailTemplate) => void;
}

/** The emails by part of the product: a list beside the preview, or a dropdown above it where there is no room. */
export function SampleList({ samples, shown, onShow }: SampleListProps) {
  const groups = Map.groupBy(samples, ({ name }) => partOf(name));
  return (
    <>
      <div className={styles.dropdown}>
        <FilterSelect
          label="Email"
          value={shown}
          choices={samples.map(({ name }) => ({ value: name, label: `${partOf(name)}: ${mailTemplates[name]}` }))}
          onChange={(name) => name !== '' && onShow(name)}
        />
      </div>
      <nav aria-label="Emails" className={styles.list}>
        {Array.from(groups, ([part, mails]) => (
          <section key={part} aria-label={part}>
            <h2 className={styles.part}>{part}</h2>
            <ul className={styles.mails}>
              {mails.map(({ name }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={styles.mail}
                    aria-current={name === shown ? 'true' : undefined}
                    onClick={() => onShow(name)}
                  >
                    {mailTemplates[name]}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}
