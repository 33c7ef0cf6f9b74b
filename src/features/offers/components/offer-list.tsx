import { GiftOutlined } from '@ant-design/icons';

import { paths } from '#contract/kit/paths.ts';
import type { Offer } from '#contract/offers.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { SimpleList } from '#src/components/simple-list.tsx';
import { useOffers } from '../api.ts';
import { leftInWords } from '../words.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-list.module.css';
import { RedeemPart } from './redeem-part.tsx';

/** The offers that are not over, or why there are none. */
export function OfferList() {
  const result = useOffers();
  return (
    <SimpleList
      result={result}
      noun="offers"
      empty={{
        art: <GiftOutlined />,
        title: 'No offers at the moment',
        text: 'New offers appear here.',
      }}
    >
      {(offers) => (
        <section>
          <h2 className="visually-hidden">Offers</h2>
          <ul className={styles.list}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OneOffer offer={offer} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </SimpleList>
  );
}

function OneOffer({ offer }: { offer: Offer }) {
  const { audience, details, isIncluded, isRedeemed, left, standing } = offer;
  const canRedeem = isRedeemed || (isIncluded && standing === 'open');
  return (
    <OfferCard
      offer={offer}
      details={details}
      badges={
        <>
          {audience === 'annual' && <Badge tone="premium">Annual billing</Badge>}
          {isRedeemed && <Badge>Redeemed</Badge>}
        </>
      }
      facts={left !== null && left > 0 && <span>{leftInWords(left)}</span>}
    >
      {canRedeem && details && <RedeemPart offer={offer} hasCode={details.hasCode} isRedeemed={isRedeemed} />}
      {!canRedeem && !isIncluded && details && (
        <p className={styles.plan}>
          This offer is for members who are billed annually. <Link to={paths.pricing}>See membership plans</Link>
        </p>
      )}
    </OfferCard>
  );
}
