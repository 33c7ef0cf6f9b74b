import type { Router } from 'express';
import type { z } from 'zod';

import type { ContentRow, contentRow, stateChange } from '#contract/content.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { idParams } from '#contract/kit/fields.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import type { ContentValues } from './edition.ts';
import {
  type ContentKind,
  createContent,
  deleteContent,
  getContent,
  setContentState,
  updateContent,
} from './service.ts';
import type { Edition } from './store.ts';

type OnOne = Endpoint & { params: typeof idParams };

/** The calls about one article, of whichever kind. */
interface EditionEndpoints<Values extends ContentValues, Shown> {
  get: OnOne & { response: z.ZodType<Shown, Shown> };
  create: Endpoint & { body: z.ZodType<Values>; response: z.ZodType<Shown, Shown> };
  update: OnOne & { body: z.ZodType<Values & { version: number }>; response: z.ZodType<Shown, Shown> };
  setState: OnOne & { body: typeof stateChange; response: typeof contentRow };
  remove: OnOne & { response: z.ZodObject<{ id: z.ZodNumber }> };
}

interface ServedEditions<Own extends object, Values extends ContentValues, Shown> {
  kind: ContentKind<Own, Values>;
  endpoints: EditionEndpoints<Values, Shown>;
  /** As the editor shows it. */
  present: (row: Edition<Own>, now: Date) => Shown;
  /** As the list shows it. */
  presentRow: (row: Edition<Own>, now: Date) => Promise<ContentRow>;
}

/** Serves reading, writing, publishing and deleting one article of a kind. */
export function serveEditions<Own extends object, Values extends ContentValues, Shown>(
  router: Router,
  deps: Deps,
  { kind, endpoints, present, presentRow }: ServedEditions<Own, Values, Shown>,
): void {
  serve(router, deps, endpoints.get, async ({ params }) =>
    present(await getContent(deps, kind, params.id), deps.now()),
  );

  serve(router, deps, endpoints.create, async ({ body }, context) =>
    present(await createContent(deps, kind, body, sessionOf(context).user.id), deps.now()),
  );

  serve(router, deps, endpoints.update, async ({ params, body }, context) => {
    const edition = { id: params.id, version: body.version, actorId: sessionOf(context).user.id };
    return present(await updateContent(deps, kind, edition, body), deps.now());
  });

  serve(router, deps, endpoints.setState, async ({ params, body: { version, state } }, context) => {
    const edition = { id: params.id, version, actorId: sessionOf(context).user.id };
    return presentRow(await setContentState(deps, kind, edition, state), deps.now());
  });

  serve(router, deps, endpoints.remove, async ({ params }, context) => {
    await deleteContent(deps, kind, params.id, sessionOf(context).user.id);
    return { id: params.id };
  });
}
