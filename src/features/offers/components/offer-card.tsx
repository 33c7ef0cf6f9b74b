import type { ReactNode } from 'react';

import { type Offer, offerStandings, type RedeemedOffer } from '#contract/offers.ts';
import { Badge } from '#src/components/badge.tsx';
import { datesInWords } from '../words.ts';
import styles from './offer-card.module.css';

interface OfferCardProps {
  offer: Pick<Offer, 'title' | 'givenBy' | 'startsOn' | 'endsOn' | 'standing'>;
  details: RedeemedOffer['details'] | null;
  /** Beside the title. */
  badges?: ReactNode;
  /** Beside the dates. */
  facts?: ReactNode;
  /** What the member can do. */
  children?: ReactNode;
}

/** An offer: who gives it, what it gives, until when, and its terms. */
export function OfferCard({ offer, details, badges, facts, children }: OfferCardProps) {
  const { title, givenBy, standing } = offer;
  return (
    <article className={styles.card} data-card>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.second}>By {givenBy}</p>
        </div>
        <span className={styles.badges}>
          {badges}
          {standing !== 'open' && (
            <Badge tone={standing === 'upcoming' ? 'info' : 'plain'}>{offerStandings[standing]}</Badge>
          )}
        </span>
      </div>
      {details && <p className={styles.gives}>{details.gives}</p>}
      <p className={styles.facts}>
        <span>{datesInWords(offer, standing)}</span>
        {facts}
      </p>
      {details && details.terms !== '' && (
        <details className={styles.terms}>
          <summary>
            Terms<span className="visually-hidden">: {title}</span>
          </summary>
          <p className={styles.text}>{details.terms}</p>
        </details>
      )}
      {children}
    </article>
  );
}
