import { ArrowRightOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { type ReactNode, useId } from 'react';

import { Link } from '#src/components/link.tsx';
import styles from './about-cards.module.css';

/** The two cards of the About tab, side by side where there is room. */
export function AboutCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** One card under its heading. */
export function AboutCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What happens with a question, step by step. */
export function AboutSteps({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <dl className={styles.steps}>
      {steps.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The email address and the phone number of those who answer questions about the tool. */
export function ContactWays({ email, phone }: { email: string; phone: string }) {
  return (
    <ul className={styles.ways}>
      <li>
        <MailOutlined aria-hidden="true" />
        <a href={`mailto:${email}`} aria-label={`Email ${email}`}>
          {email}
        </a>
      </li>
      <li>
        <PhoneOutlined aria-hidden="true" />
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={`Call ${phone}`}>
          {phone}
        </a>
      </li>
    </ul>
  );
}

interface ReadMoreProps {
  url?: string | undefined;
  /** Our own page, if the tool has none. */
  otherwise: string;
  about: string;
}

/** The link that leads on from a card. */
export function ReadMore({ url, otherwise, about }: ReadMoreProps) {
  const content = (
    <>
      Read more
      <span className="visually-hidden">
        {' '}
        about {about}
        {url && ' (opens in a new tab)'}
      </span>
      <ArrowRightOutlined aria-hidden="true" />
    </>
  );
  return url ? (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.more}>
      {content}
    </a>
  ) : (
    <Link to={otherwise} className={styles.more}>
      {content}
    </Link>
  );
}
