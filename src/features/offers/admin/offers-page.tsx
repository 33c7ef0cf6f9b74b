import { GiftOutlined, PlusOutlined } from '@ant-design/icons';
import { ageSorts } from '#contract/kit/paging.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type AdminOfferSummary, offerStates } from '#contract/offers-admin.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { ButtonLink } from '#src/components/button-link.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { Link } from '#src/components/link.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { SearchFilters } from '#src/components/search-filters.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { formatNumber, formatShortDay } from '#src/lib/format.ts';
import { useAdminOffers } from './api.ts';
import { offerCodec } from './filters.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferStateBadge, RunningOut } from './offer-state.tsx';

const columns: readonly Column<AdminOfferSummary>[] = [
  {
    name: 'Offer',
    orders: ageOrders,
    cell: ({ id, title, givenBy }) => (
      <div className={styles.main}>
        <Link to={pathTo(paths.adminOffer, { id })}>{title}</Link>
        <span className={styles.second}>{givenBy}</span>
      </div>
    ),
  },
  {
    name: 'State',
    cell: (offer) => (
      <span className={styles.badges}>
        <OfferStateBadge {...offer} />
        <RunningOut {...offer} />
      </span>
    ),
  },
  { name: 'For', cell: ({ audience }) => (audience === 'annual' ? 'Annual billing' : 'Professional') },
  { name: 'Days (UTC)', cell: (offer) => <span className={styles.time}>{daysInWords(offer)}</span> },
  {
    name: 'Redeemed',
    cell: ({ redeemed, left }) => (
      <>
        {formatNumber(redeemed)}
        {left !== null && <span className={styles.second}>{formatNumber(left)} left</span>}
      </>
    ),
  },
  { name: 'Actions', cell: (offer) => <OfferActions offer={offer} /> },
];

function daysInWords({ startsOn, endsOn }: Pick<AdminOfferSummary, 'startsOn' | 'endsOn'>): string {
  const [start, end] = [startsOn && formatShortDay(startsOn), endsOn && formatShortDay(endsOn)];
  if (start && end) return `${start} – ${end}`;
  if (start) return `From ${start}`;
  return end ? `Until ${end}` : 'No end date';
}

/** /admin/offers: all offers, drafts and ended ones too. */
export function AdminOffersPage() {
  const { filters, change, clear } = useUrlFilters(offerCodec);
  const { sort = 'newest', ...narrowing } = filters;
  const isFiltered = offerCodec.hasAny(narrowing);
  return (
    <div className={styles.page}>
      <AdminHead
        title="Offers"
        filters={
          <SearchFilters
            label="Search offers"
            placeholder="Title or who gives it"
            value={filters.search}
            onSearch={(search) => change({ search })}
          >
            <FilterSelect
              label="State"
              all="All statuses"
              value={filters.state ?? ''}
              choices={choicesOf(offerStates)}
              onChange={(state) => change({ state })}
            />
          </SearchFilters>
        }
      >
        <ButtonLink to={paths.adminOfferCreate}>
          <PlusOutlined aria-hidden="true" /> New offer
        </ButtonLink>
      </AdminHead>
      <RecordTable
        label="Offers"
        nouns={{ one: 'offer', many: 'offers' }}
        isFiltered={isFiltered}
        onClear={clear}
        result={useAdminOffers(filters)}
        columns={columns}
        sort={tableSort(ageSorts, sort, (next) => change({ sort: next }))}
        empty={{
          art: <GiftOutlined />,
          title: 'No offers found',
          text: isFiltered ? 'No offer matches these filters.' : 'Create the first one.',
        }}
      />
    </div>
  );
}
