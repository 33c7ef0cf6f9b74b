import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { quickFolder } from './quick-folder.ts';

/** The part of the S3 server's package that tests use; it has no types of its own. */
interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
type S3ServerClass = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
}) => S3Server;

/** A real S3 server with an empty bucket. It checks signatures; its key and its secret are both `S3RVER`. */
export async function startS3(): Promise<{ url: string; address: string } & AsyncDisposable> {
  const directory = await mkdtemp(join(await quickFolder(), 'cardi-s3-'));
  const Server = createRequire(import.meta.url)('@20minutes/s3rver') as S3ServerClass;
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'cardi' }],
  });
  const { port } = await server.run();
  return {
    url: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/cardi/files`,
    address: `127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
