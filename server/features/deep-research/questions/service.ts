import { type Question, questionBounds } from '#contract/deep-research-questions.ts';
import { roleOf } from '#contract/kit/access.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { dayOf } from '#server/platform/views/views.ts';
import { stillReadable } from '../sources/still-readable.ts';
import { tellChanged } from './changes.ts';
import { presentQuestion, storedPassages } from './presenter.ts';
import { askedOn, countQuestion } from './quota-store.ts';
import { countAhead, deleteQuestionOf, findQuestion, insertQuestion, stopQuestion } from './store.ts';

type User = Session['user'];

/** Whether a member asks as often as they like and before others (rule deep-research-questions). */
function isUnlimited(user: User): boolean {
  return gives('unlimitedQuestions', roleOf(user));
}

/** How many more questions a member may ask today; `null`: as many as they like. */
export async function questionsLeft(deps: Pick<Deps, 'database' | 'now'>, user: User): Promise<number | null> {
  if (isUnlimited(user)) return null;
  const asked = await askedOn(deps.database, user.id, dayOf(deps.now()));
  return Math.max(0, questionBounds.freePerDay - asked);
}

/** Puts a question into the queue and returns its id. Throws `not_found` for one that follows none of the member's, and `rate_limited`. */
export function ask(
  deps: Pick<Deps, 'database' | 'now'>,
  user: User,
  { question, followsId }: { question: string; followsId?: number | undefined },
): Promise<number> {
  const now = deps.now();
  const limit = isUnlimited(user) ? null : questionBounds.freePerDay;
  return deps.database.write(async (trx) => {
    // Counted first: it locks the member's row, so that another process waits here.
    if (!(await countQuestion(trx, user.id, dayOf(now), limit))) throw tooMany(now);
    if (followsId !== undefined && !(await findQuestion({ db: trx }, user.id, followsId))) {
      throw notFound('question');
    }
    return insertQuestion(trx, {
      userId: user.id,
      question,
      followsId: followsId ?? null,
      isFirst: isUnlimited(user),
      askedAt: now.toISOString(),
    });
  });
}

function tooMany(now: Date): HttpError {
  const refusal = new HttpError(
    'rate_limited',
    `You have asked ${questionBounds.freePerDay} questions today. You can ask again tomorrow, or as often as you like with the Professional plan.`,
  );
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  refusal.retryAfter = Math.max(1, Math.ceil((midnight - now.getTime()) / 1000));
  return refusal;
}

/** A question of the member's as it is now. Throws `not_found`. */
export async function questionOf(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  userId: number,
  id: number,
): Promise<Question> {
  const row = await findQuestion(deps.database, userId, id);
  if (!row) throw notFound('question');
  const passages = await stillReadable(deps, storedPassages(row), userId);
  const ahead = row.status === 'queued' ? await countAhead(deps.database, row) : null;
  return presentQuestion(row, passages, ahead);
}

/** Stops a question; what has been found stays. */
export async function cancel({ database }: Pick<Deps, 'database'>, userId: number, id: number): Promise<void> {
  await database.write((trx) => stopQuestion(trx, userId, id));
  tellChanged(id);
}

/** Takes a question out of the history. Throws `not_found`. */
export async function remove({ database }: Pick<Deps, 'database'>, userId: number, id: number): Promise<void> {
  if (!(await database.write((trx) => deleteQuestionOf(trx, userId, id)))) throw notFound('question');
  tellChanged(id);
}
