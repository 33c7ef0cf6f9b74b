import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Calls {
  url: string;
  headers: Record<string, string>;
  /** Requested one after another, in a loop. */
  paths: readonly string[];
  connections: number;
  seconds: number;
}

/** The answers a second that wrk, a program in C, gets. Throws if an answer is an error, or if there is no wrk. */
export async function callWithWrk({ url, headers, paths, connections, seconds }: Calls): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-wrk-'));
  const script = join(folder, 'calls.lua');
  const lua = (text: string) => JSON.stringify(text);
  writeFileSync(
    script,
    `${Object.entries(headers)
      .map(([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`)
      .join('\n')}
local paths = { ${paths.map(lua).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
`,
  );
  try {
    const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url]);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Under load ${url} answered with errors: ${stdout}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
