import { UnorderedListOutlined } from '@ant-design/icons';

import { useMemo, useState } from 'react';

import { itemGroups, itemKinds } from '#contract/items.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type ListedKind, type ListItem, listedKinds, listListItems, mayEdit } from '#contract/lists.ts';
import type { ListField } from '#contract/lists-fields.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { Link } from '#src/components/link.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RecordMissing, RecordPage } from '#src/components/record-page.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { Row } from '#src/components/row.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { KeepOfflineButton, KeptMark } from '#src/features/kept-collections/index.ts';
import { SharedActions, whoSees } from '#src/features/sharing/index.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { formatDate } from '#src/lib/format.ts';
import { fetchFile, listQuery, type SharedList, takeOff, useListItems } from '../api.ts';
import { fieldColumns } from '../fields/field-columns.tsx';
import { FieldsButton } from '../fields/fields-button.tsx';
import { ValueDialog } from '../fields/value-dialog.tsx';
import { listCodec } from '../filters.ts';
import { ImportButton } from '../imports/import-button.tsx';
import { LastImport } from '../imports/last-import.tsx';
import { listKind } from '../kind.ts';
import styles from './list-page.module.css';

const recordColumn: Column<ListItem> = {
  name: 'Record',
  cell: ({ kind, itemId, title, path }) =>
    path === null ? (
      <em>No longer available</em>
    ) : (
      <>
        <Link to={path}>{title}</Link> <KeptMark kind={kind} id={itemId} />
      </>
    ),
};

const ownColumns: readonly Column<ListItem>[] = [
  { name: 'Kind', cell: ({ kind }) => <span className={styles.kind}>{itemKinds[kind]}</span> },
  { name: 'Added by', cell: ({ addedBy }) => (addedBy ? <MemberLink member={addedBy} /> : 'Former member') },
  { name: 'Added', orders: ageOrders, cell: ({ addedAt }) => formatDate(addedAt) },
];

/** /network/lists/{id}: the records of a list, for its owner and those it is shared with. */
export function ListPage() {
  const record = useRecord(listQuery);
  return (
    <RecordPage
      record={record}
      name="List"
      titleOf={({ name }) => name}
      back={{ to: paths.lists, label: 'Back to lists' }}
      missing={<RecordMissing name="List" to={paths.lists} label="Back to lists" />}
      skeleton={<RowsSkeleton />}
    >
      {(list) => (
        <>
          <PageHeader
            title={list.name}
            subtitle={whoSees(listKind, list)}
            actions={
              <>
                <KeepOfflineButton
                  source={{ kind: 'list', id: list.id }}
                  title={list.name}
                  page={pathTo(paths.list, { id: list.id })}
                />
                <ButtonLink kind="secondary" to={`${paths.notes}?list=${list.id}`}>
                  Notes
                </ButtonLink>
                <SharedActions kind={listKind} shared={list} />
              </>
            }
          />
          <Records key={list.id} list={list} />
        </>
      )}
    </RecordPage>
  );
}

function Records({ list }: { list: SharedList }) {
  const { filters, change, clear } = useUrlFilters(listCodec);
  const { kind, field, option, sort = 'newest' } = filters;
  const [edited, setEdited] = useState<{ field: ListField; item: ListItem }>();
  const isEditor = mayEdit(list.access);
  const columns = useMemo(
    () => [
      recordColumn,
      ...fieldColumns(list.fields, isEditor ? (of, item) => setEdited({ field: of, item }) : undefined),
      ...ownColumns,
    ],
    [list.fields, isEditor],
  );
  const options = list.fields.flatMap((of) =>
    of.options.map((each) => ({ value: `${of.id}:${each}`, label: `${of.name}: ${each}` })),
  );
  return (
    <Stack gap={16}>
      <LastImport list={list} />
      <div className={styles.bar}>
        <Row gap={12}>
          <FilterSelect
            label="Kind"
            all="All kinds"
            value={kind ?? ''}
            choices={listedKinds.map((value) => ({ value, label: itemGroups[value] }))}
            onChange={(next) => change({ kind: next })}
          />
          {options.length > 0 && (
            <FilterSelect
              label="Field"
              all="All fields"
              value={field && option ? `${field}:${option}` : ''}
              choices={options}
              onChange={(next) => {
                const [of = '', ...rest] = next.split(':');
                change({ field: of, option: rest.join(':') });
              }}
            />
          )}
        </Row>
        <Row gap={12}>
          {isEditor && <FieldsButton list={list} />}
          {isEditor && <ImportButton list={list} />}
          <ExportMenu size="large" fetch={(format) => fetchFile(list, format)} />
        </Row>
      </div>
      <RecordTable<ListItem>
        label={list.name}
        nouns={{ one: 'record', many: 'records' }}
        isFiltered={kind !== undefined || field !== undefined}
        onClear={clear}
        result={useListItems(list.id, { kind, sort, ...(field && option && { field, option }) })}
        columns={columns}
        sort={tableSort(ageSorts, sort, (next) => change({ sort: next }))}
        {...(isEditor && {
          actions: {
            path: listListItems.path,
            nameOf: ({ title }) => title ?? 'a record that is no longer available',
            actions: [
              {
                label: 'Take off the list',
                act: ({ kind: of, itemId }) => takeOff(list, { kind: of, id: itemId }),
                done: (count) => `${count} taken off the list`,
              },
            ],
          },
        })}
        empty={{
          art: <UnorderedListOutlined />,
          title: emptyTitle(kind, field !== undefined),
          text: 'Choose “Add to list” on the card or page of a company, member, listing, event or article, or import a CSV file.',
          action: <ButtonLink to={paths.companies}>Browse companies</ButtonLink>,
        }}
      />
      {edited && <ValueDialog list={list} {...edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  );
}

function emptyTitle(kind: ListedKind | undefined, hasField: boolean): string {
  if (hasField) return 'No record in this list matches';
  return kind ? `No ${itemGroups[kind].toLowerCase()} in this list` : 'Nothing in this list yet';
}
