import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { Tabs } from '#src/components/tabs.tsx';
import { MembershipPayments } from './membership-payments.tsx';
import { MembershipRequests } from './membership-requests.tsx';

/** /admin/memberships: requests for the Professional plan, members who have it, and payments for it. */
export function MembershipsPage() {
  return (
    <div className={styles.page}>
      <AdminHead title="Memberships" />
      <Tabs
        label="Memberships"
        param="view"
        tabs={[
          { name: 'Requests', content: <MembershipRequests /> },
          { name: 'Payments', content: <MembershipPayments /> },
        ]}
      />
    </div>
  );
}
