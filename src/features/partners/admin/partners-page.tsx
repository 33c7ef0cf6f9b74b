import { PlusOutlined, TeamOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listPartners } from '#contract/partners.ts';
import {
  deletePartner,
  listPartnerEditions,
  orderPartners,
  type PartnerEdition,
  updatePartner,
} from '#contract/partners-admin.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import page from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { OrderedRecords } from '#src/components/ordered-records.tsx';
import { SimpleList } from '#src/components/simple-list.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { PartnerForm } from './partner-form.tsx';
import styles from './partners-page.module.css';

/** /admin/content/partners: the partners on the home page and their order. */
export function PartnersPage() {
  const client = useQueryClient();
  const result = useQuery(queryOf(listPartnerEditions, {}));
  const [editing, setEditing] = useState<PartnerEdition | 'new'>();
  // The public answer is cached for the whole visit, so it must be fetched again.
  const settled = () => void client.invalidateQueries({ queryKey: [listPartners.path] });
  const order = useAdminAction(listPartnerEditions.path, 'The order has been changed', (ids: number[]) =>
    call(orderPartners, { body: { ids } }).finally(settled),
  );
  const remove = useAdminAction(listPartnerEditions.path, 'The partner is deleted', (id: number) =>
    call(deletePartner, { params: { id: String(id) } }).finally(settled),
  );
  const show = useAdminAction(listPartnerEditions.path, 'The partner is shown', setShown(true, settled));
  const hide = useAdminAction(listPartnerEditions.path, 'The partner is hidden', setShown(false, settled));
  const isBusy = order.isPending || remove.isPending || show.isPending || hide.isPending || result.isFetching;

  return (
    <div className={page.page}>
      <AdminHead
        title="Partners"
        about={
          <p className={page.second}>
            Partners appear on the home page in this order. If none are visible, six sample partners are shown instead.
          </p>
        }
      >
        <Button kind="primary" icon={<PlusOutlined />} onClick={() => setEditing('new')}>
          Add a partner
        </Button>
      </AdminHead>
      <SimpleList
        result={result}
        noun="partners"
        empty={{ art: <TeamOutlined />, title: 'No partners', text: 'Add the first one.' }}
      >
        {(partners) => (
          <OrderedRecords
            isBusy={isBusy}
            onOrder={(ids) => order.mutate(ids)}
            records={partners.map((partner) => ({
              id: partner.id,
              name: partner.name,
              title: (
                <>
                  {partner.name}
                  {!partner.isShown && <Badge tone="plain">Hidden</Badge>}
                </>
              ),
              text: partner.tagline,
              actions: (
                <>
                  <Button
                    size="small"
                    className={styles.toggle}
                    disabled={isBusy}
                    aria-label={`${partner.isShown ? 'Hide' : 'Show'} ${partner.name}`}
                    onClick={() => (partner.isShown ? hide : show).mutate(partner)}
                  >
                    {partner.isShown ? 'Hide' : 'Show'}
                  </Button>
                  <Button size="small" aria-label={`Edit ${partner.name}`} onClick={() => setEditing(partner)}>
                    Edit
                  </Button>
                  <ConfirmButton
                    label="Delete"
                    name={`Delete ${partner.name}`}
                    question={{
                      title: `Delete "${partner.name}"?`,
                      text: 'This cannot be undone. To take it off the home page for a while, hide it.',
                      submit: 'Delete partner',
                    }}
                    isDanger
                    isDisabled={isBusy}
                    onConfirm={() => remove.mutate(partner.id)}
                  />
                </>
              ),
            }))}
          />
        )}
      </SimpleList>
      {editing && (
        <PartnerForm
          key={editing === 'new' ? 'new' : editing.id}
          partner={editing === 'new' ? null : editing}
          onClose={() => setEditing(undefined)}
          onSaved={settled}
        />
      )}
    </div>
  );
}

function setShown(isShown: boolean, settled: () => void) {
  return ({ id, name, tagline, version }: PartnerEdition) =>
    call(updatePartner, { params: { id: String(id) }, body: { name, tagline, isShown, version } }).finally(settled);
}
