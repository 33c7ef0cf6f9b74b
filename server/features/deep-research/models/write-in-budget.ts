import type { Deps } from '#server/deps.ts';
import { dayOf } from '#server/platform/views/views.ts';
import type { ResearchModel } from '#server/research-models.ts';
import { correctTokens, reserveTokens } from './budget-store.ts';
import { ModelProblem } from './model-problem.ts';
import { visibleText } from './parse-answer.ts';
import { type Prompt, tokensOf } from './prompt.ts';
import { longestAnswer, streamAnswer } from './stream-answer.ts';

/**
 * What a model writes for a prompt, within its tokens of the day; `onText` gets the text so far. Throws `ModelProblem`
 * where the day's tokens are used up or the model fails, and the reason of `signal` once it is aborted.
 */
export async function writeInBudget(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  model: ResearchModel,
  prompt: Prompt,
  { signal, onText }: { signal: AbortSignal; onText?: (text: string) => void },
): Promise<string> {
  const day = dayOf(now());
  const expected = tokensOf(prompt) + longestAnswer.tokens;
  if (!(await reserveTokens(database, model, day, expected))) {
    throw new ModelProblem('It has used up what it may use today.');
  }
  let written = '';
  let used: number | null = null;
  try {
    const streamed = await streamAnswer(model, prompt, {
      signal,
      onText(text) {
        written = visibleText(text);
        onText?.(written);
      },
    });
    used = streamed.tokens;
  } finally {
    const estimated = tokensOf(prompt) + Math.ceil(written.length / 4);
    await correctTokens(database, model.name, day, (used ?? estimated) - expected);
  }
  return written;
}
