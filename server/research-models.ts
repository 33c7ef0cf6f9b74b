import { z } from 'zod';

/** The most models that answer side by side. */
const most = 6;

const name = z.string().trim().min(1).max(60);

const researchModel = z.strictObject({
  /** What members call it. */
  name,
  /** The address of an OpenAI-compatible API, such as that of Ollama or vLLM; `/chat/completions` comes after it. */
  url: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  /** What the API calls it. */
  model: z.string().trim().min(1).max(200),
  key: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(1000)
    .optional(),
  /** Tokens that it may read and write in a day (UTC). */
  tokensPerDay: z.int().positive().max(Number.MAX_SAFE_INTEGER).default(2_000_000),
  /** How long it may take to its first word, and in all. */
  firstWordSeconds: z.int().min(1).max(300).default(45),
  seconds: z.int().min(1).max(600).default(180),
});

/** A model that answers questions to Deep Research; its key is in no log, answer or error. */
export type ResearchModel = z.infer<typeof researchModel>;

/** The setting, once it is parsed as JSON. The message quotes nothing of it, because there are keys in it. */
export const researchModels = z
  .array(researchModel)
  .max(most)
  .refine((models) => new Set(models.map((model) => model.name)).size === models.length)
  .refine((models) => models.every(({ url }) => !new URL(url).username && !new URL(url).search));

/** What is wrong with a value that does not fit. */
export const researchModelsProblem = `must be a JSON list of at most ${most} models such as [{"name":"Llama","url":"http://localhost:11434/v1","model":"llama3.1","key":"…"}], each with another name`;
