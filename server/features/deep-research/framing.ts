import { isAncestorAllowed } from './frame-ancestors.ts';

/**
 * Whether browsers show a document in a frame of `ancestor`, judged as they do: where a policy names
 * `frame-ancestors`, every such policy must allow it and X-Frame-Options does not count.
 *
 * @param framed address of the document
 * @param ancestor origin of the page around it
 */
export function mayBeFramed(headers: Headers, framed: URL, ancestor: URL): boolean {
  // A page that was loaded over https shows no frame that is loaded over http.
  if (ancestor.protocol === 'https:' && framed.protocol === 'http:') return false;
  const lists = frameAncestors(headers.get('content-security-policy') ?? '');
  if (lists.length > 0) return lists.every((sources) => isAncestorAllowed(sources, framed, ancestor));
  return allowedByOptions(headers.get('x-frame-options') ?? '', framed, ancestor);
}

/** The source list of each policy that has one; in one policy the first directive counts. */
function frameAncestors(policies: string): string[][] {
  return policies.split(',').flatMap((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
    const found = directives.find(([name]) => name?.toLowerCase() === 'frame-ancestors');
    return found ? [found.slice(1)] : [];
  });
}

/** HTML, "check a navigation response's adherence to X-Frame-Options": unknown values allow framing. */
function allowedByOptions(header: string, framed: URL, ancestor: URL): boolean {
  const values = new Set(
    header
      .split(',')
      .map((value) => value.trim().toLowerCase())
      .filter((value) => value !== ''),
  );
  const known = ['deny', 'sameorigin', 'allowall'].filter((value) => values.has(value));
  if (values.size > 1) return known.length === 0;
  if (values.has('deny')) return false;
  return !values.has('sameorigin') || framed.origin === ancestor.origin;
}
