import type { ModelAnswer } from '#contract/deep-research-questions.ts';
import type { Deps } from '#server/deps.ts';
import type { ResearchModel } from '#server/research-models.ts';
import { ModelProblem } from './model-problem.ts';
import { parseAnswer } from './parse-answer.ts';
import { type Asked, promptFor } from './prompt.ts';
import { writeInBudget } from './write-in-budget.ts';

type ModelDeps = Pick<Deps, 'database' | 'env' | 'logger' | 'now'>;

/**
 * Asks all models at once, each from the same sources, and returns their answers in the order of the settings. One that
 * fails says why and leaves the others alone. `onChange` hears of each change. Throws the reason of `signal` once it is
 * aborted.
 */
export async function askModels(
  deps: ModelDeps,
  asked: Asked,
  { signal, onChange }: { signal: AbortSignal; onChange: (answers: readonly ModelAnswer[]) => void },
): Promise<ModelAnswer[]> {
  const answers = deps.env.researchModels.map(({ name }): ModelAnswer => emptyAnswer(name));
  await Promise.all(
    deps.env.researchModels.map(async (model, index) => {
      const change = (changes: Partial<ModelAnswer>) => {
        answers[index] = { ...(answers[index] ?? emptyAnswer(model.name)), ...changes };
        onChange(answers);
      };
      change(await answerOf(deps, model, asked, { signal, onText: (text) => change({ status: 'writing', text }) }));
    }),
  );
  signal.throwIfAborted();
  return answers;
}

function emptyAnswer(model: string): ModelAnswer {
  return { model, status: 'waiting', problem: null, text: '', sentences: [], citations: [] };
}

/** What became of one model's answer. Does not reject. */
async function answerOf(
  deps: ModelDeps,
  model: ResearchModel,
  asked: Asked,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<Partial<ModelAnswer>> {
  try {
    if (asked.passages.length === 0) throw new ModelProblem('Nothing was found to answer from.');
    const written = await writeInBudget(deps, model, promptFor(asked), { signal, onText });
    const sentences = parseAnswer(written, new Set(asked.passages.map(({ number }) => number)));
    if (sentences.length === 0) throw new ModelProblem('It answered without a word.');
    const citations = [...new Set(sentences.flatMap((sentence) => sentence.citations))].toSorted((a, b) => a - b);
    return { status: 'done', text: written, sentences, citations };
  } catch (error) {
    if (signal.aborted) return { status: 'cancelled' };
    if (!(error instanceof ModelProblem)) deps.logger.error({ err: error, model: model.name }, 'a model failed');
    else deps.logger.warn({ model: model.name, problem: error.message }, 'a model gave no answer');
    const problem = error instanceof ModelProblem ? error.message : 'Something went wrong on our side.';
    return { status: 'failed', problem, text: '' };
  }
}
