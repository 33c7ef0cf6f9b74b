import type { Deps } from '#server/deps.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { ModelProblem } from './model-problem.ts';
import { plainText } from './parse-answer.ts';
import type { Prompt } from './prompt.ts';
import { writeInBudget } from './write-in-budget.ts';

/** The name of the model that writes texts for members, `null` where none is configured. */
export function writerName({ env }: Pick<Deps, 'env'>): string | null {
  return env.researchModels[0]?.name ?? null;
}

/**
 * What the first configured model writes for a prompt: plain text in one paragraph, never empty. Throws 503 where there is
 * no model or it fails, with the reason, and the reason of `signal` once it is aborted.
 */
export async function writeText(
  deps: Pick<Deps, 'database' | 'env' | 'logger' | 'now'>,
  prompt: Prompt,
  signal: AbortSignal,
): Promise<string> {
  const [model] = deps.env.researchModels;
  if (!model) throw new HttpError('unavailable', 'No language model is configured.');
  try {
    const text = plainText(await writeInBudget(deps, model, prompt, { signal }));
    if (text === '') throw new ModelProblem('It answered without a word.');
    return text;
  } catch (error) {
    if (!(error instanceof ModelProblem)) throw error;
    deps.logger.warn({ model: model.name, problem: error.message }, 'a model wrote nothing');
    throw new HttpError('unavailable', `${model.name} wrote nothing. ${error.message}`);
  }
}
