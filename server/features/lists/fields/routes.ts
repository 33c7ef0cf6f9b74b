import type { Router } from 'express';

import { addField, changeField, removeField, setFieldValue } from '#contract/lists-fields.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { dropField, editField, fillIn, makeField } from './service.ts';

/** Fields that members add to their lists (rule list-fields). */
export function fieldRoutes(router: Router, deps: Deps): void {
  serve(router, deps, addField, ({ params: { listId }, body }, context) =>
    makeField(deps, sessionOf(context).user.id, listId, body),
  );

  serve(router, deps, changeField, ({ params: { listId, fieldId }, body }, context) =>
    editField(deps, sessionOf(context).user.id, listId, { id: fieldId, ...body }),
  );

  serve(router, deps, removeField, async ({ params: { listId, fieldId } }, context) => {
    await dropField(deps, sessionOf(context).user.id, listId, fieldId);
    return { isRemoved: true as const };
  });

  serve(router, deps, setFieldValue, ({ params: { listId, fieldId, kind, itemId }, body }, context) =>
    fillIn(deps, sessionOf(context).user.id, { listId, fieldId, record: { kind, id: itemId } }, body),
  );
}
