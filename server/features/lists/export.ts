import { slugOf } from '#contract/content.ts';
import { itemKinds } from '#contract/items.ts';
import type { ExportFormat } from '#contract/kit/exports.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ListItem } from '#contract/lists.ts';
import type { FieldType, FieldValue } from '#contract/lists-fields.ts';
import type { Deps } from '#server/deps.ts';
import { datedName, sourceOf } from '#server/platform/http/export.ts';
import type { RequestContext } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { link, type SheetCell, time } from '#server/platform/sheets/cell.ts';
import { sendTable } from '#server/platform/sheets/send-table.ts';
import { batchesById } from '#server/platform/sheets/table.ts';
import { findFields } from './fields/store.ts';
import { findListItems } from './item-store.ts';
import type { ListRow } from './kind.ts';
import { presentItems } from './presenter.ts';

/** Sends a list as a table with the addresses of its records, as the caller sees them. */
export async function sendList(
  deps: Deps,
  context: RequestContext,
  { id, name }: ListRow,
  format: ExportFormat,
): Promise<''> {
  const viewerId = sessionOf(context).user.id;
  const source = sourceOf(deps, context, name);
  const day = source.at.toISOString().slice(0, 10);
  const fields = await findFields(deps.database, id);
  await sendTable<ListItem>(context.res, format, {
    filename: datedName(slugOf(name) || 'list', source.at),
    columns: {
      Record: ({ title }) => title ?? 'No longer available',
      Kind: ({ kind }) => itemKinds[kind],
      Address: ({ path }) => link(path && `${deps.baseUrl()}${path}`),
      ...Object.fromEntries(
        fields.map(({ id: fieldId, name: field, type }) => [
          field,
          ({ values }: ListItem) => cellOf(type, values[fieldId] ?? null),
        ]),
      ),
      'Added by': ({ addedBy }) => addedBy?.name ?? '',
      Added: ({ addedAt }) => time(addedAt.slice(0, 10)),
      'As of': () => time(day),
    },
    source: { ...source, address: `${deps.baseUrl()}${pathTo(paths.list, { id })}` },
    batches: batchesById(async ({ before, limit }) =>
      presentItems(deps, viewerId, await findListItems(deps.database, { listId: id, after: before, limit })),
    ),
  });
  return '';
}

function cellOf(type: FieldType, value: FieldValue | null): SheetCell {
  if (Array.isArray(value)) return value.join(', ');
  return type === 'date' && typeof value === 'string' ? time(value) : value;
}
