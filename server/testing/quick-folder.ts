import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Where test data is kept: in memory where 2 GiB of it are free (Linux), otherwise in the folder for temporary files. */
export async function quickFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory && memory.bavail * memory.bsize > 2 * 2 ** 30 ? '/dev/shm' : tmpdir();
}
