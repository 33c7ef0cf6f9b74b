import type { ReactNode } from 'react';
import { paths } from '#contract/kit/paths.ts';
import { Link, NavLink } from '#src/components/link.tsx';
import { Page } from '#src/components/page.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import styles from './legal-page.module.css';

export interface LegalSection {
  /** Part of the address of the section: not to be changed once it is published. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  path: keyof typeof documents;
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** When the four texts were last changed, and how that day is written. */
const updated = { iso: '2026-11-22', text: 'November 22, 2026' } as const;

const documents = {
  [paths.terms]: 'Terms',
  [paths.privacy]: 'Privacy',
  [paths.cookies]: 'Cookies',
  [paths.accessibility]: 'Accessibility',
} as const;

/** The one layout of the legal pages: a way between them, a table of contents, numbered sections. */
export function LegalPage({ path, title, intro, sections }: LegalPageProps) {
  usePageTitle(documents[path]);
  return (
    <Page>
      <div className={styles.page}>
        <nav aria-label="Legal documents" className={styles.documents}>
          {Object.entries(documents).map(([to, label]) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          <p className={styles.updated}>
            Last updated: <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        </header>
        <div className={styles.columns}>
          <nav aria-label="Contents" className={styles.contents}>
            <h2>On this page</h2>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link to={{ hash: section.id }}>{section.title}</Link>
                </li>
              ))}
            </ol>
          </nav>
          <article className={styles.article}>
            {sections.map((section) => (
              <section key={section.id} id={section.id} className={styles.section}>
                <h2>{section.title}</h2>
                {section.body}
              </section>
            ))}
          </article>
        </div>
      </div>
    </Page>
  );
}

/** Terms with their explanations, as a table that fits a phone. */
export function Facts({ items }: { items: readonly { term: ReactNode; text: ReactNode; key: string }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ key, term, text }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
