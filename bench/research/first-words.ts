import { publishedTestPassword, signIn } from '#contract/accounts.ts';
import { askQuestion, question, streamQuestion } from '#contract/deep-research-questions.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { eventsOf } from '#src/lib/event-stream.ts';

/**
 * How soon the first passages arrive over HTTP, from the moment a question is sent (milliseconds, sorted).
 * A real server process with the sample content and no model; the first question only warms it up.
 */
export async function timesToFirstWords(dataDir: string, questions: readonly string[]): Promise<number[]> {
  await using server = await startServerProcess({ env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000000' } });
  const origin = { Origin: server.url };
  const post = (path: string, body: object, headers: Record<string, string>) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { ...origin, ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const signedIn = await post(signIn.path, { username: 'admin', password: publishedTestPassword }, {});
  if (!signedIn.ok) throw new Error(`The sign-in was answered with ${signedIn.status}: ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const times: number[] = [];
  for (const asking of questions) {
    const started = performance.now();
    const asked = await post(askQuestion.path, { question: asking }, { Cookie: cookie });
    if (asked.status !== 201) throw new Error(`The question was answered with ${asked.status}: ${await asked.text()}`);
    const { id } = askQuestion.response.parse(await asked.json());
    const stream = await fetch(`${server.url}${fillPath(streamQuestion.path, { id: String(id) })}`, {
      headers: { ...origin, Cookie: cookie },
    });
    await firstPassages(stream);
    times.push(performance.now() - started);
  }
  return times.slice(1).toSorted((a, b) => a - b);
}

/** Reads a stream until an event carries passages. */
async function firstPassages({ body }: Response): Promise<void> {
  for await (const data of body ? eventsOf(body) : []) {
    if (question.parse(JSON.parse(data)).passages.length > 0) return;
  }
  throw new Error('The stream ended without a passage');
}
