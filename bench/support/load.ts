import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /**
   * Each connection asks for one path after the other, round and round, or for what a function says; with `body` they
   * are POSTs.
   */
  requests: readonly { path: string | (() => string); body?: string }[];
  connections?: number;
  seconds?: number;
  /** The status every answer must have. */
  expectedStatus?: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /**
   * Processor time of the server for one request (microseconds). Unlike the rate it hardly suffers from
   * what else runs on the machine: a core to itself answers a million divided by it in a second.
   */
  cpu: number;
}

/**
 * Puts the server `pid` under load after warming it up, and measures. Throws when an answer was not as
 * expected.
 */
export async function putUnderLoad(pid: number, load: Load): Promise<LoadResult> {
  await cannonade({ ...load, seconds: 3 });
  const before = cpuTime(pid);
  const { perSecond, p50, p99, total } = await cannonade(load);
  return { perSecond, p50, p99, cpu: ((cpuTime(pid) - before) * 1e6) / total };
}

async function cannonade({ url, headers, requests, connections = 50, seconds = 8, expectedStatus = 200 }: Load) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map(({ path, body }) => ({
      ...(typeof path === 'string'
        ? { path }
        : { setupRequest: (request: autocannon.Request) => ({ ...request, path: path() }) }),
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

/** Processor time a process has used so far (seconds); Linux only. */
function cpuTime(pid: number): number {
  // The fields after the name, which may hold anything but ends with the last parenthesis.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The most memory a process has held so far (megabytes); Linux only. */
export function peakMemory(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? Number.NaN) / 1024;
}
