import type { ModelAnswer } from '#contract/deep-research-questions.ts';
import type { Deps } from '#server/deps.ts';
import { askModels } from '../models/ask-models.ts';
import { compareAnswers } from '../models/compare-answers.ts';
import { planSubQuestions } from '../planning/sub-questions.ts';
import { findPassages } from '../sources/find-passages.ts';
import { Lost, type Run } from './run.ts';
import { createSaver } from './saver.ts';
import { findQuestion, type QuestionRow } from './store.ts';

/** A question whose runs have died so often is not tried again: it may be what kills them. */
const mostTries = 3;

/** How many earlier questions of a conversation count. */
const looksBack = 3;

/** Answers one question: plans it, looks it up, and asks the models. Does not reject for what goes wrong with it. */
export async function answer(deps: Deps, row: QuestionRow, run: Run): Promise<void> {
  try {
    if (row.tries > mostTries) {
      await run.save({ status: 'failed', problem: 'Answering was interrupted several times. Please ask again.' });
      return;
    }
    const subQuestions = planSubQuestions(row.question);
    await run.save({ sub_questions: JSON.stringify(subQuestions) });
    const earlier = await earlierQuestions(deps, row);
    const passages = await findPassages(deps, {
      subQuestions,
      earlier,
      asker: { id: row.user_id, readsPremium: row.is_first === 1 },
      signal: run.signal,
    });
    await run.save({ passages: JSON.stringify(passages) });
    const saver = createSaver((answers: readonly ModelAnswer[]) => run.save({ answers: JSON.stringify(answers) }));
    const asked = { question: row.question, subQuestions, earlier, passages };
    const answers = await askModels(deps, asked, { signal: run.signal, onChange: saver.change });
    await saver.settled();
    const comparison = compareAnswers(answers);
    await run.save({
      status: 'done',
      answers: JSON.stringify(answers),
      comparison: comparison && JSON.stringify(comparison),
    });
  } catch (error) {
    if (error instanceof Lost || run.signal.aborted) return;
    deps.logger.error({ err: error }, 'a question could not be answered');
    await run
      .save({ status: 'failed', problem: 'Something went wrong on our side. Please ask again.' })
      .catch(() => undefined);
  } finally {
    run.end();
  }
}

/** The questions that this one follows up, the latest first. */
async function earlierQuestions({ database }: Pick<Deps, 'database'>, row: QuestionRow): Promise<string[]> {
  const earlier: string[] = [];
  let next = row.follows_id;
  while (next !== null && earlier.length < looksBack) {
    const before = await findQuestion(database, row.user_id, next);
    if (!before) break;
    earlier.push(before.question);
    next = before.follows_id;
  }
  return earlier;
}
