import { CalendarOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Listing } from '#contract/listings.ts';
import { Badges } from '#src/components/badge.tsx';
import { FactList } from '#src/components/fact-list.tsx';
import { Link } from '#src/components/link.tsx';
import { RecordHero } from '#src/components/record-hero.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { RecordDocuments } from '#src/features/attachments/index.ts';
import { ListingCompany } from '#src/features/company-listings/index.ts';
import { FocusArt } from '#src/features/focus-areas/index.ts';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { factsOfListing } from '#src/features/match-profiles/index.ts';
import { Gallery } from '#src/features/pictures/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatDate } from '#src/lib/format.ts';
import { listingsPath } from '../filters.ts';
import { CompanyBlock } from './company-block.tsx';
import { ListingActions } from './listing-actions.tsx';
import styles from './listing-article.module.css';
import { ListingFacts } from './listing-facts.tsx';
import { ListingTags } from './listing-tags.tsx';
import { PosterCard } from './poster-card.tsx';
import { StatusNotice } from './status-notice.tsx';
import { FeaturedBadge, TypeBadge } from './type-badge.tsx';

/** A listing in full. */
export function ListingArticle({ listing }: { listing: Listing }) {
  const { user } = useCurrentUser();
  const mayEdit = user?.id === listing.postedBy.id || user?.role === 'admin';
  const { title, type, isFeatured, focusArea, focusAreaSlug, companyName, location, company, tags } = listing;
  return (
    <article className={classNames(styles.article, isFeatured && styles.featured)}>
      <RecordHero className={styles.hero} art={<FocusArt slug={focusAreaSlug} words={[title, ...tags]} />}>
        <Badges>
          <TypeBadge type={type} />
          {isFeatured && <FeaturedBadge />}
          <KeptBadge kind="listing" id={listing.id} />
        </Badges>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.meta}>
          {companyName !== null && <span className={styles.company}>{companyName}</span>}
          {location !== null && (
            <span>
              <EnvironmentOutlined aria-label="Location:" /> {location}
            </span>
          )}
          <span>
            <CalendarOutlined aria-hidden="true" /> Posted{' '}
            <time dateTime={listing.createdAt}>{formatDate(listing.createdAt)}</time>
          </span>
        </p>
        <ListingActions listing={listing} />
      </RecordHero>
      <StatusNotice listing={listing} />
      <div className={styles.columns}>
        <section className={styles.description} aria-labelledby="listing-description">
          <h2 id="listing-description">Description</h2>
          <RichText html={listing.description} />
          <Gallery pictures={listing.pictures} />
          <RecordDocuments
            kind="listing"
            id={listing.id}
            editTo={mayEdit ? pathTo(paths.listingEdit, { id: listing.id }) : undefined}
          />
        </section>
        <aside className={styles.aside} aria-label="Details">
          <PosterCard poster={listing.postedBy} />
          {company && <CompanyBlock company={company} />}
          {!mayEdit && <ListingCompany listingId={listing.id} />}
          <ListingFacts listing={listing} />
          {listing.matchProfile && <FactList title="Seeks and offers" facts={factsOfListing(listing.matchProfile)} />}
          <FactList
            title="Topics"
            facts={[
              {
                label: 'Focus Area',
                text: <Link to={listingsPath({ focusArea: focusAreaSlug })}>{focusArea}</Link>,
              },
              { label: 'Tags', text: <ListingTags tags={tags} /> },
            ]}
          />
          {/* Here it is a choice, which comes late: it moves nothing in the last place. */}
          {mayEdit && <ListingCompany listingId={listing.id} />}
        </aside>
      </div>
    </article>
  );
}
