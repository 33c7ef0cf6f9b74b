import { type ServerCheck, type ServerProblem, serverProblemTexts } from '#contract/desktop/servers.ts';
import { contractVersion, health, version } from '#contract/health.ts';
import { serverOrigin } from '#electron/main/network/server-origin.ts';
import { towardsServer } from '../app-protocol/proxy/headers.ts';
import type { Answer, Outcome, Upstream } from '../app-protocol/proxy/upstream.ts';

const refused = (problem: Exclude<ServerProblem, 'invalid'>): ServerCheck => ({
  kind: 'refused',
  problem,
  message: serverProblemTexts[problem],
});

/** How long a server may take to identify itself (milliseconds). */
const patienceMs = 10_000;

const problems = { unreachable: 'unreachable', untrusted: 'certificate', stranger: 'stranger' } as const;

function problemOf(outcome: Outcome): Exclude<ServerProblem, 'invalid'> | null {
  if (outcome.kind !== 'answer') return problems[outcome.kind];
  // The server is a CARDI server but cannot serve at the moment.
  if (outcome.status >= 500) return 'unreachable';
  return outcome.status === 200 ? null : 'stranger';
}

/**
 * Asks a server whether it is up and who it is, before the app moves to it. No token is sent, because the server is not
 * known yet. A server with another contract version is refused, because the app could not talk to it.
 *
 * @param address as typed; must use https unless it is on this computer
 */
export async function checkServer(address: string, upstream: Upstream): Promise<ServerCheck> {
  const parsed = serverOrigin.safeParse(address);
  if (!parsed.success) {
    const reason = parsed.error.issues[0]?.message ?? 'is not valid';
    return { kind: 'refused', problem: 'invalid', message: `The address ${reason}.` };
  }
  const origin = parsed.data;
  const signal = AbortSignal.timeout(patienceMs);
  const ask = (path: string) =>
    upstream({
      url: new URL(path, origin),
      method: 'GET',
      headers: towardsServer(new Headers(), {}),
      body: null,
      signal,
    });

  const up = await ask(health.path);
  const problem = problemOf(up);
  if (problem) return refused(problem);
  if (!health.response.safeParse(parse(up)).success) return refused('stranger');

  const named = await ask(version.path);
  const namedProblem = problemOf(named);
  if (namedProblem) return refused(namedProblem);
  const server = version.response.safeParse(parse(named));
  if (!server.success) return refused('stranger');
  const { contractVersion: spoken, mode, version: running } = server.data;
  if (spoken > contractVersion) return refused('newer');
  if (spoken < contractVersion) return refused('older');
  return { kind: 'accepted', origin, mode, version: running };
}

function parse(outcome: Outcome): unknown {
  return JSON.parse((outcome as Answer).text || 'null');
}
