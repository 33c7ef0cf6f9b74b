import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import { runServerToEnd } from '#server/testing/server-process.ts';

describe('a start that cannot succeed exits with code 1 and one sentence', () => {
  const complaint = async (env: Record<string, string | undefined>) => {
    const { code, output } = await runServerToEnd({ env: { LOG_LEVEL: 'silent', ...env } });
    expect(code, output).toBe(1);
    return output;
  };

  test('while the settings are read', async () => {
    expect(await complaint({ PORT: 'http' })).toBe(
      'CARDI cannot start: PORT must be a whole number between 0 and 65535.\n',
    );
  });

  test('while the database is opened', async () => {
    expect(await complaint({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:9/cardi' })).toBe(
      'CARDI cannot start: DATABASE_URL cannot be reached: 127.0.0.1:9 does not answer (ECONNREFUSED).\n',
    );
  });

  test('with everything open: a port in use', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cardi-port-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const other = createServer();
    onTestFinished(() => void other.close());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const output = await complaint({
      DATA_DIR: dataDir,
      APP_MODE: 'production',
      PUBLIC_URL: 'http://127.0.0.1',
      PORT: String(port),
    });
    expect(output).toBe(`CARDI cannot start: PORT ${port} is already in use.\n`);
  });
});
