import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';

import { type KeyringState, missingForKeyring, spawnWithKeyring } from '#electron/testing/keyring.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';

const steps = fileURLToPath(new URL('../../testing/keyring-steps.ts', import.meta.url));
const missing = missingForKeyring();

beforeEach(({ skip }) => {
  if (missing !== null) skip(missing);
});

/** Runs the steps with a keyring in this state. Returns their output and log. */
async function runSteps(state: KeyringState) {
  const child = spawnWithKeyring(state, tempFolder(), [steps]);
  const exit = once(child, 'exit').then(([code]: unknown[]) => code);
  const [output, log, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  if (code !== 0) throw new Error(`The steps failed: ${log}`);
  const line = output.split('\n').find((each) => each.startsWith('{')) ?? 'null';
  return { result: JSON.parse(line) as unknown, log };
}

const nothingStored = { atFirst: null, afterRestart: null, afterSecond: null, afterRemove: null, ofStaging: null };

test('a real keyring keeps one entry for each server', async () => {
  const { result } = await runSteps('unlocked');
  expect(result).toEqual({
    atFirst: null,
    storageAtFirst: { kept: 'keychain' },
    afterRestart: 'secret of production',
    afterSecond: 'second secret',
    afterRemove: null,
    ofStaging: 'secret of staging',
    storage: { kept: 'keychain' },
  });
});

test('with a locked keyring the session stays in memory', async () => {
  const { result, log } = await runSteps('locked');
  // Only a write shows that the keyring is locked; a read finds it empty.
  expect(result).toEqual({
    ...nothingStored,
    storageAtFirst: { kept: 'keychain' },
    storage: { kept: 'memory', reason: 'locked' },
  });
  expect(log).not.toContain('secret of');
});

test('without a keyring the session stays in memory', async () => {
  const { result, log } = await runSteps('absent');
  const storage = { kept: 'memory', reason: 'absent' };
  expect(result).toEqual({ ...nothingStored, storageAtFirst: storage, storage });
  expect(log).not.toContain('secret of');
});
