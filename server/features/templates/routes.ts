import type { Router } from 'express';
import { createTemplate, deleteTemplate, listTemplates, templateBounds, updateTemplate } from '#contract/templates.ts';
import type { Deps } from '#server/deps.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { lockAccount } from '#server/platform/db/lock-account.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { changeTemplate, findTemplates, insertTemplate, removeTemplate } from './store.ts';

/** Texts that members save for messages; each sees their own. */
export function templateRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listTemplates, (_input, context) => findTemplates(deps.database, sessionOf(context).user.id));

  serve(router, deps, createTemplate, ({ body }, context) => {
    const { id: userId } = sessionOf(context).user;
    return refusingTakenNames(() =>
      deps.database.write(async (trx) => {
        // The lock is needed because two concurrent requests would each count too few templates.
        await lockAccount(deps.database, trx, userId);
        if ((await findTemplates({ db: trx }, userId)).length >= templateBounds.perMember) {
          throw new HttpError(
            'conflict',
            `You can save ${templateBounds.perMember} templates. Please delete one first.`,
          );
        }
        return insertTemplate(trx, userId, body);
      }),
    );
  });

  serve(router, deps, updateTemplate, async ({ params, body }, context) => {
    const { id: userId } = sessionOf(context).user;
    const changed = await refusingTakenNames(() =>
      deps.database.write((trx) => changeTemplate(trx, params.id, userId, body)),
    );
    if (!changed) throw notFound('template');
    return changed;
  });

  serve(router, deps, deleteTemplate, async ({ params }, context) => {
    const { user } = sessionOf(context);
    if (!(await deps.database.write((trx) => removeTemplate(trx, params.id, user.id)))) throw notFound('template');
    return { isDeleted: true as const };
  });
}

async function refusingTakenNames<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidInput({ name: 'You already have a template of this name' });
    throw error;
  }
}
