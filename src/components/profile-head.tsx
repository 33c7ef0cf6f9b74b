import type { ReactNode } from 'react';

import styles from './profile-head.module.css';

interface ProfileHeadProps {
  /** A portrait or logo of 120 px. */
  picture: ReactNode;
  name: ReactNode;
  /** Short marks beside the name: pronouns, badges. */
  marks?: ReactNode;
  /** The lines below the name: `ProfileLead`, `ProfileFacts`, and the actions. */
  children: ReactNode;
}

/** Who a member or company is, in a few lines, and what one can do first. */
export function ProfileHead({ picture, name, marks, children }: ProfileHeadProps) {
  return (
    <section className={styles.head} aria-label="Profile">
      <ProfileHeadParts picture={picture} name={<h1 className={styles.name}>{name}</h1>} marks={marks}>
        {children}
      </ProfileHeadParts>
    </section>
  );
}

/** The skeleton of such a head, which has its size. */
export function ProfileHeadSkeleton(props: ProfileHeadProps) {
  return (
    <div className={styles.head}>
      <ProfileHeadParts {...props} name={<div className={styles.name}>{props.name}</div>} />
    </div>
  );
}

function ProfileHeadParts({ picture, name, marks, children }: ProfileHeadProps) {
  return (
    <>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.who}>
        {name}
        <p className={styles.marks}>{marks}</p>
      </div>
      <div className={styles.more}>{children}</div>
    </>
  );
}

/** The one sentence that says what somebody does. */
export function ProfileLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

interface ProfileFactsProps {
  facts: readonly {
    /** Distinguishes the fact from the others; it is not shown. */
    key: string;
    icon: ReactNode;
    text: ReactNode;
  }[];
}

/** Facts in a few words each; those without a text are left out. */
export function ProfileFacts({ facts }: ProfileFactsProps) {
  return (
    <ul className={styles.facts}>
      {facts.map(
        ({ key, icon, text }) =>
          text !== null &&
          text !== '' && (
            <li key={key}>
              {icon} <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/**
 * The actions of a profile: the first one solid and, on a phone, as wide as the profile; the others beside or below it.
 */
export function ProfileActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
