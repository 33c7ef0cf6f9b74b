import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { startServer } from '#e2e/support/server.ts';
import { killWhileWriting } from '#electron/testing/outbox-kills.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';

// `npm run bench outbox` does it 200 times.
test('killed 10 times while it writes, the app has sent what it acknowledged once each, in order', async () => {
  const folder = tempFolder();
  const server = await startServer({ dataDir: join(folder, 'server') });
  onTestFinished(server.stop);
  const result = await killWhileWriting(server, join(folder, 'app'), 10);
  expect(result).toMatchObject({ rounds: 10, lost: [], doubled: [], misplaced: [], complaints: '' });
  expect(result.queued).toBeGreaterThan(0);
  expect(result.acknowledged).toBeGreaterThan(result.queued);
});
