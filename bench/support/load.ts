import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /**
   * Each connection requests one path after another in a loop, or the path that a function returns; with `body` the
   * requests are POSTs. `from` is the address of each caller, as a proxy tells it.
   */
  requests: readonly { path: string | (() => string); body?: string; from?: () => string }[];
  connections?: number;
  /** How long it is put under load before it is measured. */
  warmUpSeconds?: number;
  seconds?: number;
  /** The required status of every answer. */
  expectedStatus?: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /**
   * The server's processor time for one request (microseconds). Unlike the rate, other programs on the machine hardly
   * affect it: a dedicated core answers a million divided by it in a second.
   */
  cpu: number;
}

/** Warms the server `pid` up, puts it under load and measures it. Throws if an answer has another status. */
export async function putUnderLoad(pid: number, load: Load): Promise<LoadResult> {
  await cannonade({ ...load, seconds: load.warmUpSeconds ?? 3 });
  const before = cpuTime(pid);
  const { perSecond, p50, p99, total } = await cannonade(load);
  return { perSecond, p50, p99, cpu: ((cpuTime(pid) - before) * 1e6) / total };
}

async function cannonade({ url, headers, requests, connections = 50, seconds = 8, expectedStatus = 200 }: Load) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map(({ path, body, from }) => ({
      ...(typeof path === 'string' && { path }),
      // Only where requests differ: making each one anew takes the callers' time.
      ...((typeof path === 'function' || from) && {
        setupRequest: (request: autocannon.Request) => ({
          ...request,
          ...(typeof path === 'function' && { path: path() }),
          ...(from && { headers: { ...request.headers, 'x-forwarded-for': from() } }),
        }),
      }),
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })),
  });
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.some((status) => Number(status) !== expectedStatus)) {
    throw new Error(`Under load ${url} answered ${statuses.join(', ')} and failed ${result.errors} times`);
  }
  const { latency, requests: answered } = result;
  return { perSecond: answered.average, p50: latency.p50, p99: latency.p99, total: answered.total };
}

/**
 * Leaves a core to the server that is pinned to it: this process, which the callers are part of, uses the others from now
 * on (Linux only).
 */
export function leaveCore(core: number): void {
  const others = Array.from({ length: availableParallelism() }, (_, index) => index).filter((index) => index !== core);
  if (others.length > 0) execFileSync('taskset', ['-apc', others.join(','), String(process.pid)], { stdio: 'ignore' });
}

/** The processor time a process has used so far (seconds); Linux only. */
function cpuTime(pid: number): number {
  // The fields after the name. The name may contain anything, but ends at the last parenthesis.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The peak memory of a process so far (megabytes); Linux only. */
export function peakMemory(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? Number.NaN) / 1024;
}
