import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';

import { minute } from '#contract/kit/durations.ts';
import type { S3Setting } from '#server/storage-setting.ts';
import type { Storage, StoredFile } from './storage.ts';

/** How long the storage may take until it answers. */
const timeLimit = minute / 2;

/** Files in a bucket of an S3-compatible storage (AWS, MinIO, Ceph, R2 …). The bucket exists; it is never made here. */
export function createS3Storage({ url, keyId, secret, region }: S3Setting, pageSize = 1000): Storage {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 2 });
  const { origin, pathname } = new URL(url);
  const [, bucket = '', ...folders] = pathname.split('/');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const addressOf = (key: string) => `${origin}/${bucket}/${prefix}${key}`;

  /** Sends a request; the caller reads or cancels the body. Throws for every answer but those. */
  async function ask(address: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeLimit);
    try {
      const response = await client.fetch(address, { ...init, signal: stop.signal, redirect: 'error' });
      if (expected.includes(response.status)) return response;
      const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1];
      throw new Error(`The storage answered ${response.status}${code ? ` (${code})` : ''}`);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(key, bytes) {
      const sum = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'Content-Type': 'application/octet-stream', 'X-Amz-Content-Sha256': sum };
      const body = new Uint8Array(bytes);
      await (await ask(addressOf(key), { method: 'PUT', body, headers }, [200])).body?.cancel();
    },
    async get(key) {
      const response = await ask(addressOf(key), { method: 'GET' }, [200, 404]);
      // The compiler has two types for the same stream, the browser's and Node's.
      if (response.status === 200 && response.body) return Readable.fromWeb(response.body as never);
      // A bucket that is missing must not look like a file that is missing.
      if (!(await response.text()).includes('<Code>NoSuchKey</Code>'))
        throw new Error('The storage has no such bucket');
      return null;
    },
    async delete(key) {
      await (await ask(addressOf(key), { method: 'DELETE' }, [200, 204, 404])).body?.cancel();
    },
    async *list() {
      // The first form of the call: every storage knows it, and the last key of a page is the mark of the next.
      for (let marker = '', isMore = true; isMore; ) {
        const query = new URLSearchParams({ prefix, marker, 'max-keys': String(pageSize) });
        const page = await (await ask(`${origin}/${bucket}?${query}`, { method: 'GET' }, [200])).text();
        const files = filesIn(page);
        yield* files.map(({ key, storedAt }) => ({ key: key.slice(prefix.length), storedAt }));
        marker = files.at(-1)?.key ?? '';
        isMore = textOf(page, 'IsTruncated') === 'true' && marker !== '';
      }
    },
  };
}

/** The files on a page of a listing. Keys of ours have no letter that XML escapes. */
function filesIn(page: string): StoredFile[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    storedAt: new Date(textOf(entry, 'LastModified') ?? Number.NaN),
  }));
}

function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
}
