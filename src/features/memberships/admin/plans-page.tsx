import { CreditCardOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';

import { listPlanEditions } from '#contract/memberships-admin.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import page from '#src/components/admin-page.module.css';
import { SimpleList } from '#src/components/simple-list.tsx';
import { Stack } from '#src/components/stack.tsx';
import { queryOf } from '#src/lib/queries.ts';
import { PlanForm } from './plan-form.tsx';
import styles from './plans-page.module.css';

/** /admin/content/plans: the prices and benefits of the plans. */
export function PlansPage() {
  const result = useQuery(queryOf(listPlanEditions, {}, { refetchOnWindowFocus: false }));
  return (
    <div className={page.page}>
      <AdminHead title="Membership plans" />
      <p className={styles.note}>
        A new price applies to memberships that begin from now on. Existing members keep their current price. Pending
        requests keep the price quoted when they were made.
      </p>
      <SimpleList
        result={result}
        noun="plans"
        empty={{ art: <CreditCardOutlined />, title: 'No plans', text: 'There are no plans to edit.' }}
      >
        {(plans) => (
          <Stack gap={24}>
            {plans.map((plan) => (
              <PlanForm key={plan.id} opened={plan} />
            ))}
          </Stack>
        )}
      </SimpleList>
    </div>
  );
}
