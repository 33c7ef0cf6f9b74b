import { errorBody } from '#contract/kit/errors.ts';
import { isSessionRefused } from '../app-protocol/proxy/receive.ts';
import type { Answer, Outcome } from '../app-protocol/proxy/upstream.ts';
import type { Entry } from './entry.ts';
import { askedWait } from './waits.ts';

/**
 * What the outcome of sending an entry means. `away`: the server cannot be reached. `turned-away`: something else
 * answered in its place. `signed-out`: nobody is signed in, or (`isOver`) the session has ended. `busy`: the server takes
 * nothing at present. `failed`: it failed at this change.
 */
export type Verdict =
  | { kind: 'made'; answer: string }
  | { kind: 'away' | 'turned-away' }
  | { kind: 'signed-out'; isOver: boolean }
  | { kind: 'busy' | 'failed'; askedFor: number }
  | { kind: 'refused'; status: number; message: string };

/** Judges the outcome of sending an entry. */
export function verdictOf(entry: Entry, outcome: Outcome, now: number): Verdict {
  if (outcome.kind === 'stranger') return { kind: 'turned-away' };
  if (outcome.kind !== 'answer') return { kind: 'away' };
  const { status, headers } = outcome;
  // Anything but the promised answer is something else's, such as a network's sign-in page: nothing has been made.
  if (status < 300) {
    return isAnswerTo(entry, outcome) ? { kind: 'made', answer: outcome.text } : { kind: 'turned-away' };
  }
  // What is to be deleted is gone already: another device was first.
  if (status === 404 && entry.change?.endpoint.method === 'DELETE' && codeOf(outcome) === 'not_found') {
    return { kind: 'made', answer: outcome.text };
  }
  if (status === 401) return { kind: 'signed-out', isOver: isSessionRefused(outcome) };
  const askedFor = askedWait(headers.get('retry-after'), now);
  if (status === 429 || status === 503) return { kind: 'busy', askedFor };
  if (status >= 500 || status === 408 || status === 425) return { kind: 'failed', askedFor };
  return { kind: 'refused', status, message: sentenceOf(outcome) };
}

/** Whether an answer has the shape that the contract promises for the change. */
function isAnswerTo({ change }: Entry, { text }: Answer): boolean {
  try {
    return change !== null && change.endpoint.response.safeParse(JSON.parse(text || 'null')).success;
  } catch {
    return false;
  }
}

function codeOf({ text }: Answer): string | undefined {
  return errorBody.safeParse(JSON.parse(text || 'null')).data?.code;
}

function sentenceOf({ text, status }: Answer): string {
  const body = errorBody.safeParse(JSON.parse(text || 'null'));
  if (!body.success) return `The server answered with status ${status}.`;
  const [field] = Object.values(body.data.fields ?? {});
  return field ?? body.data.message;
}
