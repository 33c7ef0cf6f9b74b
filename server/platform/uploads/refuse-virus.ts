import type { Deps } from '#server/deps.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { ScannerUnavailable } from '#server/platform/virus-scanner/virus-scanner.ts';
import { refusal } from './refusal.ts';

/** Throws 400 for what the virus scanner finds, and 503 where it could not look: such a file is not taken. */
export async function refuseVirus(
  { virusScanner, logger }: Pick<Deps, 'virusScanner' | 'logger'>,
  bytes: Buffer,
): Promise<void> {
  if (!virusScanner) return;
  try {
    const found = await virusScanner.scan(bytes);
    if (found === null) return;
    logger.warn({ found }, 'the virus scanner has refused an upload');
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    logger.error({ err: error }, 'an upload could not be scanned');
    throw new HttpError('unavailable', 'Files cannot be checked for viruses at the moment. Please try again later.');
  }
  throw refusal('The virus scanner has found something in this file.');
}
