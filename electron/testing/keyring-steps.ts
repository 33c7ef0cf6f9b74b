/**
 * The steps of the keyring test on the real keychain, in a process of their own. Prints one line of JSON with the
 * results. Fails when keytar leaves a rejection unhandled.
 */
import { createTokenStore, systemKeychain } from '#electron/main/session/keychain.ts';

const open = (serverOrigin: string) => createTokenStore({ keychain: systemKeychain, account: serverOrigin });
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
