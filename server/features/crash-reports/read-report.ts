import { z } from 'zod';

/** A short word such as a version or the name of a process. */
const word = z.string().regex(/^[\w.+-]{1,40}$/);

/** The fields that are kept. The reporter sends more, such as a number of the computer; those are dropped. */
const fields = z.object({
  _version: word,
  ver: word,
  platform: z.enum(['linux', 'darwin', 'win32']),
  process_type: word.optional(),
});

export interface CrashReport {
  about: { appVersion: string; electronVersion: string; platform: string; process: string };
  minidump: Buffer;
}

/** The first bytes of every minidump. */
const signature = 'MDMP';

/**
 * Reads the form that Electron's crash reporter sends.
 *
 * @param contentType the request's, with the boundary of the form's parts
 * @returns `null` where a field or the minidump is missing or malformed
 */
export async function readCrashReport(body: Buffer, contentType: string): Promise<CrashReport | null> {
  const form = await formOf(body, contentType);
  const given = fields.safeParse(form && Object.fromEntries(form));
  const file = form?.get('upload_file_minidump');
  if (!given.success || !(file instanceof Blob)) return null;
  const minidump = Buffer.from(await file.arrayBuffer());
  if (minidump.toString('latin1', 0, signature.length) !== signature) return null;
  const { _version: appVersion, ver: electronVersion, platform, process_type: process = 'browser' } = given.data;
  return { about: { appVersion, electronVersion, platform, process }, minidump };
}

async function formOf(body: Buffer, contentType: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    return null;
  }
}
