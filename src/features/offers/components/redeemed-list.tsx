import { GiftOutlined } from '@ant-design/icons';

import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { formatDate } from '#src/lib/format.ts';
import { useRedeemedOffers } from '../api.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-list.module.css';
import { RedeemPart } from './redeem-part.tsx';

/** What the member has redeemed, the latest first. */
export function RedeemedList() {
  const result = useRedeemedOffers();
  return (
    <PagedResults
      result={result}
      noun="offers"
      skeleton={<RowsSkeleton />}
      empty={
        <MessagePanel
          art={<GiftOutlined />}
          title="Nothing redeemed yet"
          text="The codes and links you get stay here, even when an offer has ended."
        />
      }
    >
      {(offers) => (
        <>
          <h2 className="visually-hidden">Redeemed offers</h2>
          <ul className={styles.list}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard
                  offer={offer}
                  details={offer.details}
                  facts={<span>Redeemed on {formatDate(offer.redeemedAt)}</span>}
                >
                  <RedeemPart offer={offer} hasCode={offer.details.hasCode} isRedeemed />
                </OfferCard>
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedResults>
  );
}
