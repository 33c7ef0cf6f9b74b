import { isAbsolute, relative, resolve, sep } from 'node:path';

/**
 * The file that a URL path names below a folder. `null` when the file would lie outside the folder, or when the path is
 * invalid: broken percent-encoding, a NUL, a backslash (a separator on Windows only).
 *
 * @param root absolute path of the folder
 * @param pathname as it appears in the URL, percent-encoded
 */
export function containedPath(root: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const file = resolve(root, `.${sep}${decoded.replace(/^\/+/, '')}`);
  return isInside(root, file) ? file : null;
}

/** Whether `file` is `root` or lies below it, once both are resolved. */
export function isInside(root: string, file: string): boolean {
  const way = relative(root, file);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
