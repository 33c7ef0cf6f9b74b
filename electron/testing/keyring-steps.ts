/**
 * What the keyring test does with the real keychain, in a process of its own: it prints one line of
 * JSON with what came of it. Ends with a failure when keytar lets a rejection through unhandled.
 */
import { systemKeychain } from '#electron/main/session/keychain.ts';
import { createTokenStore } from '#electron/main/session/token-store.ts';

const open = (serverOrigin: string) => createTokenStore({ keychain: systemKeychain, serverOrigin });
const [production, staging] = ['https://cardi.example', 'https://staging.example'] as const;

const store = open(production);
const atFirst = await store.read();
const storageAtFirst = store.storage();
await store.write('secret of production');
await open(staging).write('secret of staging');
const afterRestart = await open(production).read();
await store.write('second secret');
const afterSecond = await open(production).read();
await store.remove();
const afterRemove = await open(production).read();
const ofStaging = await open(staging).read();
await open(staging).remove();

const storage = store.storage();
console.log(JSON.stringify({ atFirst, storageAtFirst, afterRestart, afterSecond, afterRemove, ofStaging, storage }));
