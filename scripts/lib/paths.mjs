import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder, whatever the working directory is. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * A path inside the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(root, ...parts);
