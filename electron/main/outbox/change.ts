import type { Endpoint } from '#contract/kit/endpoint.ts';
import { fillRule, type QueueRule, writeKey } from '#contract/kit/queue.ts';

/** A change that may wait: what is sent, and what its rule says of it. */
export interface Change {
  endpoint: Endpoint;
  rule: QueueRule;
  /** Path and query, without the server. */
  path: string;
  /** The parsed JSON body, `null` where the endpoint takes none. */
  body: Record<string, unknown> | null;
  record: string;
  title: string;
  page: string | null;
  text: string | null;
}

/**
 * The change that a call makes, or `null` where it may not wait: its endpoint has no `queue`, or its input is not what
 * the contract says, so that the server would refuse it.
 */
export function changeOf(endpoint: Endpoint, path: string, body: unknown): Change | null {
  const { queue: rule } = endpoint;
  const params = paramsOf(endpoint.path, path);
  if (!rule || (endpoint.params && !endpoint.params.safeParse(params).success)) return null;
  const isObject = typeof body === 'object' && body !== null;
  if (endpoint.body ? !endpoint.body.safeParse(body).success || !isObject : body !== null) return null;
  const sent = isObject ? (body as Record<string, unknown>) : null;
  const values = { ...params, ...sent };
  const title = fillRule(rule.title, values).replaceAll('-', ' ');
  const text = rule.text === undefined ? null : sent?.[rule.text];
  return {
    endpoint,
    rule,
    path,
    body: sent,
    record: fillRule(rule.record, values),
    title: title.slice(0, 1).toUpperCase() + title.slice(1),
    page: rule.page === undefined ? null : fillRule(rule.page, values),
    text: typeof text === 'string' ? text : null,
  };
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const segments = path.split('?')[0]?.split('/') ?? [];
  const pairs = pattern.split('/').map((part, index) => [part, segments[index] ?? ''] as const);
  return Object.fromEntries(
    pairs.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  );
}

/** The key of a change: its own, where it brings one, or a new one. */
export function keyOf({ rule, body }: Pick<Change, 'rule' | 'body'>): string {
  const own = rule.hasOwnKey ? writeKey.safeParse(body?.key) : null;
  return own?.data?.toLowerCase() ?? crypto.randomUUID();
}
