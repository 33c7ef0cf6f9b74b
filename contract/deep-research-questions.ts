import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, idParams, timestamp } from '#contract/kit/fields.ts';

/** Bounds of questions (rule deep-research-questions). */
export const questionBounds = {
  shortest: 3,
  longest: 1000,
  subQuestions: 5,
  passages: 20,
  /** How many questions members without the Professional plan ask in a day (UTC). */
  freePerDay: 10,
  /** How many questions a member's history keeps. The oldest ones go first. */
  kept: 200,
} as const;

/** Where a question is: as sent, and as the page says it. */
export const questionStates = {
  queued: 'Waiting',
  working: 'Working',
  done: 'Done',
  cancelled: 'Stopped',
  failed: 'Failed',
} as const;
export type QuestionState = keyof typeof questionStates;

/** The kinds of records that passages are taken from, with the word for one record. */
export const passageKinds = {
  article: 'Article',
  research: 'Research',
  dossier: 'Focus area',
  company: 'Company',
  technology: 'Technology',
  listing: 'Listing',
  event: 'Event',
  'feed-item': 'Feed article',
} as const;
export type PassageKind = keyof typeof passageKinds;

/** A passage of a record that the asker may read. Answers cite it by its number. */
export const passage = z.object({
  /** Counts from 1 within a question and never changes. */
  number: z.number().int().positive(),
  kind: choice(passageKinds),
  id: z.number().int(),
  title: z.string(),
  /** The address of the record's page, which opens at the passage where the browser can (`#:~:text=`). */
  path: z.string(),
  /** The words of the record as they are: data, never an instruction. */
  text: z.string(),
  /** The index in `subQuestions` of the sub-question that it answers best. */
  subQuestion: z.number().int().nonnegative(),
});
export type Passage = z.infer<typeof passage>;

/** A sentence of an answer with the numbers of the passages it rests on: none where the model named no source. */
export const answerSentence = z.object({ text: z.string(), citations: z.array(z.number().int().positive()) });
export type AnswerSentence = z.infer<typeof answerSentence>;

/** What became of one model's answer: as sent, and as the page says it. */
export const answerStates = {
  waiting: 'Waiting',
  writing: 'Writing',
  done: 'Done',
  failed: 'No answer',
  cancelled: 'Stopped',
} as const;

/** The answer of one model, written from the passages alone. */
export const modelAnswer = z.object({
  /** The model's name from the settings of the server. */
  model: z.string(),
  status: choice(answerStates),
  /** Why there is no answer, in one sentence for people; `null` unless `failed`. */
  problem: z.string().nullable(),
  /** The text so far. */
  text: z.string(),
  /** The sentences of `text`, once it is complete. */
  sentences: z.array(answerSentence),
  /** The numbers of all passages that the answer cites, in order. */
  citations: z.array(z.number().int().positive()),
});
export type ModelAnswer = z.infer<typeof modelAnswer>;

/** What two or more models say about the same point. */
const comparedPoint = z.object({
  text: z.string(),
  models: z.array(z.string()).min(1),
  citations: z.array(z.number()),
});

/** Where the answers agree and where they differ; there is none with fewer than two answers. */
export const comparison = z.object({ agreed: z.array(comparedPoint), differing: z.array(comparedPoint) });
export type Comparison = z.infer<typeof comparison>;

const summary = z.object({
  id: z.number().int(),
  question: z.string(),
  status: choice(questionStates),
  /** The question that this one follows up, `null` for the first of a conversation. */
  followsId: z.number().int().nullable(),
  askedAt: timestamp,
});
export type QuestionSummary = z.infer<typeof summary>;

export const question = summary.extend({
  /** Why it failed, in one sentence; `null` unless `failed`. */
  problem: z.string().nullable(),
  /** How many questions are before it in the queue; `null` unless `queued`. */
  ahead: z.number().int().nonnegative().nullable(),
  subQuestions: z.array(z.string()).max(questionBounds.subQuestions),
  /** Best first. */
  passages: z.array(passage).max(questionBounds.passages),
  /** One for each model that was configured when the question was asked; empty without models. */
  answers: z.array(modelAnswer),
  comparison: comparison.nullable(),
});
export type Question = z.infer<typeof question>;

/** POST /api/deep-research/questions: 404 for one that follows none of the caller's; 429 beyond the day's number. */
export const askQuestion = defineEndpoint({
  name: 'deepResearchQuestions.ask',
  method: 'POST',
  path: '/api/deep-research/questions',
  summary: 'Ask a question that is answered from what the caller may read',
  access: 'member',
  body: z.strictObject({
    question: z
      .string()
      .trim()
      .min(questionBounds.shortest, 'Please ask a question')
      .max(questionBounds.longest, `Please use at most ${questionBounds.longest} characters`),
    /** The question of the caller's that this one follows up. */
    followsId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  status: 201,
  response: z.object({ id: z.number().int() }),
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});

/** GET /api/deep-research/questions: the caller's history, newest first. */
export const listQuestions = defineEndpoint({
  name: 'deepResearchQuestions.list',
  method: 'GET',
  path: '/api/deep-research/questions',
  summary: "The caller's questions, newest first",
  access: 'member',
  response: z.object({
    items: z.array(summary).max(questionBounds.kept),
    /** The names of the models that answer; none: passages are shown without an answer. */
    models: z.array(z.string()),
    /** How many more the caller may ask today; `null`: as many as they like. */
    left: z.number().int().nonnegative().nullable(),
  }),
  cache: 'private',
});

/** GET /api/deep-research/questions/{id}: 404 for somebody else's. */
export const getQuestion = defineEndpoint({
  name: 'deepResearchQuestions.get',
  method: 'GET',
  path: '/api/deep-research/questions/:id',
  summary: 'A question of the caller with its sources and answers so far',
  access: 'member',
  params: idParams,
  response: question,
  cache: 'private',
});

export const questionStreamPath = '/api/deep-research/questions/:id/stream';

/**
 * GET /api/deep-research/questions/{id}/stream: server-sent events. Each `data` is the whole question as JSON
 * (`question` above), at once and after each change, at most ten a second; the stream ends after the last one. 404 for
 * somebody else's; 429 for a caller with too many open streams.
 */
export const streamQuestion = defineEndpoint({
  name: 'deepResearchQuestions.stream',
  method: 'GET',
  path: questionStreamPath,
  summary: 'A question of the caller, sent again after each change until it has ended',
  access: 'member',
  params: idParams,
  response: z.string(),
  contentType: 'text/event-stream',
});

/** GET /api/deep-research/questions/{id}/export: question, answers, passages and sources. 404 for somebody else's. */
export const exportQuestion = defineEndpoint({
  name: 'deepResearchQuestions.export',
  method: 'GET',
  path: '/api/deep-research/questions/:id/export',
  summary: 'A question of the caller with its answers and sources, as Markdown',
  access: 'member',
  params: idParams,
  response: z.string(),
  contentType: 'text/markdown',
});

/** POST /api/deep-research/questions/{id}/cancel: what has been found stays. A question that has ended is left as it is. */
export const cancelQuestion = defineEndpoint({
  name: 'deepResearchQuestions.cancel',
  method: 'POST',
  path: '/api/deep-research/questions/:id/cancel',
  summary: 'Stop working on a question',
  access: 'member',
  params: idParams,
  response: question,
});

/** DELETE /api/deep-research/questions/{id}: takes it out of the history; one that is under way is stopped first. */
export const deleteQuestion = defineEndpoint({
  name: 'deepResearchQuestions.delete',
  method: 'DELETE',
  path: '/api/deep-research/questions/:id',
  summary: 'Delete a question from the history',
  access: 'member',
  params: idParams,
  response: z.object({ ok: z.literal(true) }),
});
