import { ShopOutlined } from '@ant-design/icons';

import { paths } from '#contract/kit/paths.ts';
import { ProfileActions, ProfileHeadSkeleton } from '#src/components/profile-head.tsx';
import { RecordColumnsSkeleton } from '#src/components/record-columns.tsx';
import { RecordMissing } from '#src/components/record-page.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import styles from './company-profile.module.css';

/** The heights of the first cards beside the text. */
export const asideCards = [220, 220];

/** A placeholder while the company loads, in its final size. */
export function CompanySkeleton() {
  return (
    <div className={styles.profile}>
      <div role="status">
        <span className="visually-hidden">Loading company</span>
        <ProfileHeadSkeleton
          picture={<Skeleton width={120} height={120} radius={12} />}
          name={<Skeleton width="min(100%, 320px)" height="1.15em" />}
        >
          <Skeleton width="80%" height={24} />
          <Skeleton width="60%" height={20} />
          <ProfileActions>
            <Skeleton width="min(100%, 360px)" height={44} radius={8} />
          </ProfileActions>
        </ProfileHeadSkeleton>
      </div>
      <RecordColumnsSkeleton tabsWidth={300} cards={asideCards} />
    </div>
  );
}

/** The heading if a company could not be loaded (rule missing-records). */
export const failureTitle = 'Failed to fetch company details';

export function CompanyMissing() {
  return <RecordMissing name="Company" art={<ShopOutlined />} to={paths.companies} label="Back to Companies" />;
}
