import { PlusOutlined, TagsOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listFocusAreas } from '#contract/focus-areas.ts';
import {
  deleteFocusArea,
  type FocusAreaEdition,
  listFocusAreaEditions,
  orderFocusAreas,
} from '#contract/focus-areas-admin.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import page from '#src/components/admin-page.module.css';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { Link } from '#src/components/link.tsx';
import { OrderedRecords } from '#src/components/ordered-records.tsx';
import { SimpleList } from '#src/components/simple-list.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { FocusIcon } from '../index.ts';
import { FocusAreaForm } from './focus-area-form.tsx';

/** /admin/content/focus-areas: their titles, descriptions and order. */
export function FocusAreasPage() {
  const client = useQueryClient();
  const result = useQuery(queryOf(listFocusAreaEditions, {}));
  const [editing, setEditing] = useState<FocusAreaEdition | 'new'>();
  // The public answer is cached for the whole visit, so it must be fetched again.
  const settled = () => void client.invalidateQueries({ queryKey: [listFocusAreas.path] });
  const order = useAdminAction(listFocusAreaEditions.path, 'The order has been changed', (ids: number[]) =>
    call(orderFocusAreas, { body: { ids } }).finally(settled),
  );
  const remove = useAdminAction(listFocusAreaEditions.path, 'The focus area is deleted', (id: number) =>
    call(deleteFocusArea, { params: { id: String(id) } }).finally(settled),
  );
  const isBusy = order.isPending || remove.isPending || result.isFetching;

  return (
    <div className={page.page}>
      <AdminHead title="Focus areas">
        <Button kind="primary" icon={<PlusOutlined />} onClick={() => setEditing('new')}>
          Add a focus area
        </Button>
      </AdminHead>
      <SimpleList
        result={result}
        noun="focus areas"
        empty={{ art: <TagsOutlined />, title: 'No focus areas', text: 'Add the first one.' }}
      >
        {(areas) => (
          <OrderedRecords
            isBusy={isBusy}
            onOrder={(ids) => order.mutate(ids)}
            records={areas.map((area) => ({
              id: area.id,
              name: area.title,
              icon: <FocusIcon slug={area.slug} icon={area.icon} size={24} />,
              title: <Link to={pathTo(paths.focusArea, { slug: area.slug })}>{area.title}</Link>,
              text: area.description,
              actions: (
                <>
                  <Button size="small" aria-label={`Edit ${area.title}`} onClick={() => setEditing(area)}>
                    Edit
                  </Button>
                  {!area.isBuiltIn && (
                    <ConfirmButton
                      label="Delete"
                      name={`Delete ${area.title}`}
                      question={{
                        title: `Delete "${area.title}"?`,
                        text: 'Only an area without records can be deleted. This cannot be undone.',
                        submit: 'Delete area',
                      }}
                      isDanger
                      isDisabled={isBusy}
                      onConfirm={() => remove.mutate(area.id)}
                    />
                  )}
                </>
              ),
            }))}
          />
        )}
      </SimpleList>
      {editing && (
        <FocusAreaForm
          key={editing === 'new' ? 'new' : editing.id}
          area={editing === 'new' ? null : editing}
          onClose={() => setEditing(undefined)}
          onSaved={settled}
        />
      )}
    </div>
  );
}
