import { z } from 'zod';

import { postToConfigured } from '#server/platform/outbound/configured.ts';
import type { ResearchModel } from '#server/research-models.ts';
import { eventData } from './event-data.ts';
import { ModelProblem, problemOfStatus } from './model-problem.ts';
import type { Prompt } from './prompt.ts';

/** The most tokens that a model is asked to write, and the most letters that are taken of it. */
export const longestAnswer = { tokens: 900, letters: 8000 };

/** The part of an event that counts. Fields that we do not know are allowed, wrong ones are not. */
const event = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
  usage: z.object({ total_tokens: z.number().int().nonnegative().max(1e9) }).nullish(),
});

export interface Streamed {
  text: string;
  /** As the model reports them; `null` where it does not. */
  tokens: number | null;
}

/**
 * Asks a model by the chat completions of OpenAI's API and returns its whole answer; `onText` gets the text so far.
 * Throws `ModelProblem` for everything that can go wrong with a model, and the reason of `signal` once it is aborted.
 */
export async function streamAnswer(
  model: ResearchModel,
  prompt: Prompt,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<Streamed> {
  const slow = new AbortController();
  const late = (seconds: number, sentence: string) =>
    setTimeout(() => slow.abort(new ModelProblem(sentence)), seconds * 1000);
  const first = late(model.firstWordSeconds, `It said nothing for ${model.firstWordSeconds} seconds.`);
  const whole = late(model.seconds, `It was not done after ${model.seconds} seconds.`);
  const ended = AbortSignal.any([signal, slow.signal]);
  try {
    return await ask(model, prompt, ended, (text) => {
      clearTimeout(first);
      onText(text);
    });
  } catch (error) {
    if (ended.aborted) throw ended.reason;
    if (error instanceof ModelProblem) throw error;
    throw new ModelProblem('It cannot be reached, or the connection broke.', { cause: error });
  } finally {
    clearTimeout(first);
    clearTimeout(whole);
    slow.abort();
  }
}

async function ask(
  model: ResearchModel,
  messages: Prompt,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Streamed> {
  const response = await postToConfigured(
    `${model.url}/chat/completions`,
    {
      model: model.model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: longestAnswer.tokens,
      temperature: 0.2,
    },
    { signal, headers: { Accept: 'text/event-stream', ...(model.key && { Authorization: `Bearer ${model.key}` }) } },
  );
  try {
    if (response.statusCode !== 200) throw problemOfStatus(response.statusCode ?? 0);
    if (!/^text\/event-stream\b/i.test(response.headers['content-type'] ?? '')) {
      throw new ModelProblem('It answered in a form that is no stream of text.');
    }
    return await read(response, onText);
  } finally {
    response.destroy();
  }
}

async function read(body: AsyncIterable<Uint8Array>, onText: (text: string) => void): Promise<Streamed> {
  let [text, isComplete] = ['', false];
  let tokens: number | null = null;
  for await (const data of eventData(body)) {
    if (data === '[DONE]') {
      isComplete = true;
      break;
    }
    const { choices, usage } = parsed(data);
    const [choice] = choices ?? [];
    if (choice?.delta?.content) {
      text += choice.delta.content;
      if (text.length > longestAnswer.letters) throw new ModelProblem('Its answer had no end and was cut off.');
      onText(text);
    }
    if (choice?.finish_reason) isComplete = true;
    tokens = usage?.total_tokens ?? tokens;
  }
  if (!isComplete) throw new ModelProblem('The connection ended in the middle of its answer.');
  return { text, tokens };
}

function parsed(data: string): z.infer<typeof event> {
  try {
    return event.parse(JSON.parse(data));
  } catch (error) {
    throw new ModelProblem('It sent something that is no answer.', { cause: error });
  }
}
