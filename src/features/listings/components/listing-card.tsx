import { EnvironmentOutlined, WalletOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ListingFilters, ListingSummary } from '#contract/listings.ts';
import { CardLink } from '#src/components/link.tsx';
import { CardText, RecordCard } from '#src/components/record-card.tsx';
import { FocusArt } from '#src/features/focus-areas/index.ts';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { CardTools } from '#src/features/lists/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatAge, formatDate, formatShortMoney } from '#src/lib/format.ts';
import styles from './listing-card.module.css';
import { ListingTags } from './listing-tags.tsx';
import { FeaturedBadge, TypeBadge } from './type-badge.tsx';

const tagsShown = 3;

interface ListingCardProps {
  listing: ListingSummary;
  /** The list's filters. A tag on the card adds to them, and the listing's page links back with them. */
  filters: ListingFilters;
  headingLevel?: 2 | 3;
}

/** A listing in a list. The whole card links to the listing; its tags link to other listings with that tag. */
export function ListingCard({ listing, filters, headingLevel = 2 }: ListingCardProps) {
  return (
    <ListingCardFrame
      headingLevel={headingLevel}
      listing={listing}
      words={[listing.title, ...listing.tags]}
      title={
        <CardLink to={pathTo(paths.listing, { id: listing.id })} state={{ filters }}>
          {listing.title}
        </CardLink>
      }
      age={
        <>
          <KeptMark kind="listing" id={listing.id} />{' '}
          <time dateTime={listing.createdAt} title={formatDate(listing.createdAt)}>
            {formatAge(listing.createdAt)}
          </time>
        </>
      }
      tags={<ListingTags tags={listing.tags} filters={filters} limit={tagsShown} />}
      tools={<CardTools kind="listing" id={listing.id} name={listing.title} className={styles.tools} />}
    />
  );
}

interface FrameProps {
  listing: Omit<ListingSummary, 'id' | 'title' | 'createdAt' | 'tags' | 'cityId' | 'amount' | 'expiresAt'> & {
    amount?: ListingSummary['amount'];
  };
  title: ReactNode;
  /** What the drawing is chosen by. */
  words: readonly string[];
  age: ReactNode;
  tags: ReactNode;
  tools?: ReactNode;
  headingLevel?: 2 | 3;
}

/** The frame of a card; the form's preview fills it with the typed text. */
export function ListingCardFrame({ listing, title, words, age, tags, tools, headingLevel = 2 }: FrameProps) {
  const Heading = `h${headingLevel}` as const;
  const { companyName, location, amount } = listing;
  const hasPlace = companyName !== null || location !== null || Boolean(amount);
  return (
    <RecordCard hasPicture className={classNames(styles.card, listing.isFeatured && styles.featured)}>
      <div className={styles.art}>
        {listing.focusAreaSlug !== '' && <FocusArt slug={listing.focusAreaSlug} words={words} />}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <TypeBadge type={listing.type} />
          {listing.isFeatured && <FeaturedBadge />}
          <span className={styles.age}>{age}</span>
        </div>
        <Heading className={styles.title}>{title}</Heading>
        {hasPlace && (
          <p className={styles.where}>
            {companyName !== null && <span className={styles.company}>{companyName}</span>}
            {location !== null && (
              <span>
                <EnvironmentOutlined aria-label="Location:" /> {location}
              </span>
            )}
            {amount && (
              <span>
                <WalletOutlined aria-label="Amount:" /> {formatShortMoney(amount.amount, amount.currency)}
              </span>
            )}
          </p>
        )}
        <CardText className={classNames(styles.excerpt, !hasPlace && styles.tall)}>{listing.excerpt}</CardText>
        <div className={styles.foot}>
          <span className={styles.area}>{listing.focusArea}</span>
          {tags}
          {tools}
        </div>
      </div>
    </RecordCard>
  );
}
