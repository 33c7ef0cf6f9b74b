import type { Router } from 'express';

import {
  askQuestion,
  cancelQuestion,
  deleteQuestion,
  exportQuestion,
  getQuestion,
  listQuestions,
  streamQuestion,
} from '#contract/deep-research-questions.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { questionFile } from './markdown.ts';
import { presentSummary } from './presenter.ts';
import { createQueue } from './queue.ts';
import { ask, cancel, questionOf, questionsLeft, remove } from './service.ts';
import { findQuestions } from './store.ts';
import { sendStream } from './stream.ts';

/** Questions to Deep Research (rule deep-research-questions). */
export function questionRoutes(router: Router, deps: Deps): void {
  const queue = createQueue(deps);

  serve(router, deps, askQuestion, async ({ body }, context) => {
    const id = await ask(deps, sessionOf(context).user, body);
    queue.wake();
    return { id };
  });

  serve(router, deps, listQuestions, async (_input, context) => {
    const { user } = sessionOf(context);
    const rows = await findQuestions(deps.database, user.id);
    const models = deps.env.researchModels.map(({ name }) => name);
    return { items: rows.map(presentSummary), models, left: await questionsLeft(deps, user) };
  });

  serve(router, deps, getQuestion, ({ params }, context) => questionOf(deps, sessionOf(context).user.id, params.id));

  serve(router, deps, streamQuestion, async ({ params }, context) => {
    await sendStream(deps, sessionOf(context), params.id, context);
    return '';
  });

  serve(router, deps, exportQuestion, async ({ params }, context) => {
    const file = questionFile(await questionOf(deps, sessionOf(context).user.id, params.id), deps.baseUrl());
    context.res.set({
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="question-${params.id}.md"`,
      'Cache-Control': 'no-store',
    });
    context.res.send(file);
    return file;
  });

  serve(router, deps, cancelQuestion, async ({ params }, context) => {
    const { user } = sessionOf(context);
    await cancel(deps, user.id, params.id);
    return questionOf(deps, user.id, params.id);
  });

  serve(router, deps, deleteQuestion, async ({ params }, context) => {
    await remove(deps, sessionOf(context).user.id, params.id);
    return { ok: true as const };
  });
}
