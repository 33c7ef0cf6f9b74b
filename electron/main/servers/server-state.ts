import type { ServerCheck, ServerMode, ServerProblem } from '#contract/desktop/servers.ts';
import type { Outcome } from '../app-protocol/proxy/upstream.ts';

/** The state of the current server. */
export interface ServerState {
  origin: string;
  mode: ServerMode | null;
  version: string | null;
  problem: ServerProblem | null;
}

const problems = { unreachable: 'unreachable', untrusted: 'certificate', stranger: 'stranger' } as const;

/** The server's state after an answer or a failure; the same object if nothing changed. */
export function afterOutcome(state: ServerState, outcome: Outcome): ServerState {
  if (outcome.kind !== 'answer') {
    const problem = problems[outcome.kind];
    return problem === state.problem ? state : { ...state, problem };
  }
  // A server with another contract version answers, too; it stays incompatible.
  const isForGood = state.problem === null || state.problem === 'newer' || state.problem === 'older';
  return isForGood ? state : { ...state, problem: null };
}

/** Whether the last request did not reach the server. */
export function isAway({ problem }: ServerState): boolean {
  return problem !== null && Object.values<ServerProblem>(problems).includes(problem);
}

/** The server's state after a check, which also says who the server is. */
export function afterCheck(state: ServerState, check: ServerCheck): ServerState {
  if (check.kind === 'refused') return { ...state, problem: check.problem };
  return { ...state, mode: check.mode, version: check.version, problem: null };
}
