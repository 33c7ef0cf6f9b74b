/**
 * Decodes the bytes of a feed. The character set comes from, in this order: a byte order mark, the Content-Type header,
 * the XML declaration. The default is UTF-8, also for an unknown character set. Invalid bytes become the replacement
 * character, so that one bad letter does not make a feed unreadable.
 */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): string {
  const label = byOrderMark(bytes) ?? byHeader(contentType) ?? byDeclaration(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // The character set is unknown.
    return new TextDecoder().decode(bytes);
  }
}

function byOrderMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function byHeader(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
}

function byDeclaration(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
}
