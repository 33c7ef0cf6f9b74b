import type { DeepResearchState } from '#contract/deep-research.ts';
import { mayBeFramed } from './framing.ts';

export interface ToolQuestion {
  /** The configured address; only its origin is ever requested. */
  url: string;
  /** Our own address as people open it. */
  ownAddress: string;
  /** The limit for the whole request with redirects (milliseconds). */
  timeLimit: number;
}

export type ToolState = Exclude<DeepResearchState, 'not-configured'>;

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Asks the research tool as a frame would and judges its headers; the body is never read. A redirect
 * to another origin is not followed: our own policy would not let a frame go there either, and the
 * server asks no host that its operator has not named. Never rejects.
 */
export async function askTool(question: ToolQuestion): Promise<ToolState> {
  try {
    return await ask(new URL(question.url), question, AbortSignal.timeout(question.timeLimit), maxRedirects);
  } catch {
    // Refused, reset, unknown host, wrong certificate or too slow: readers get the same message.
    return 'unreachable';
  }
}

async function ask(url: URL, question: ToolQuestion, signal: AbortSignal, redirectsLeft: number): Promise<ToolState> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal,
    headers: { Accept: 'text/html', 'User-Agent': 'CARDI (checks whether this page can be embedded)' },
  });
  // Closes the connection without reading the rest of the body.
  await response.body?.cancel();
  if (redirects.has(response.status)) {
    const target = URL.parse(response.headers.get('location') ?? '', url.href);
    if (!target || redirectsLeft === 0) return 'unreachable';
    if (target.origin !== url.origin) return 'refuses-framing';
    return ask(target, question, signal, redirectsLeft - 1);
  }
  if (isBroken(response.status)) return 'unreachable';
  return mayBeFramed(response.headers, url, new URL(question.ownAddress)) ? 'ready' : 'refuses-framing';
}

/** 401 and 403 count as working: a tool may ask its visitors to sign in, which this server cannot do. */
function isBroken(status: number): boolean {
  return status >= 500 || status === 404 || status === 410;
}
