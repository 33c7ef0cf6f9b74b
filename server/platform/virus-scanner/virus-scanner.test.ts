import { expect, test } from 'vitest';

import { parseEnv } from '#server/env.ts';
import { startClamd, type Verdict } from '#server/testing/clamd.ts';
import { createVirusScanner, ScannerUnavailable } from './virus-scanner.ts';

const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

async function scan(bytes: Buffer, verdict?: Verdict) {
  await using clamd = await startClamd(verdict);
  return await createVirusScanner(parseEnv({ CLAMD_URL: clamd.url }))?.scan(bytes);
}

test('a clean file has no finding, an infected one the name of what was found, also after many pieces', async () => {
  expect(await scan(Buffer.from('Hello'))).toBeNull();
  expect(await scan(Buffer.alloc(0))).toBeNull();
  expect(await scan(Buffer.concat([Buffer.alloc(300_000, 7), Buffer.from(eicar)]))).toBe('Eicar-Signature');
});

test.each(['INSTREAM size limit exceeded. ERROR', '', 'stream: OKAY', 'HTTP/1.1 400 Bad Request', 'x'.repeat(10_000)])(
  'an answer that is no verdict counts as not looked at: %s',
  async (answer) => {
    await expect(scan(Buffer.from('Hello'), () => answer)).rejects.toThrow(ScannerUnavailable);
  },
);

test('a scanner that is away counts as not looked at; without a setting there is none', async () => {
  const clamd = await startClamd();
  const scanner = createVirusScanner(parseEnv({ CLAMD_URL: clamd.url }));
  await clamd[Symbol.asyncDispose]();
  await expect(scanner?.scan(Buffer.from('Hello'))).rejects.toThrow(ScannerUnavailable);
  expect(createVirusScanner(parseEnv({}))).toBeNull();
});
