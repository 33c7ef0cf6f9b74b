import type { Endpoint } from '#contract/kit/endpoint.ts';
import { fillRule, type QueueRule } from '#contract/kit/queue.ts';

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
  /** The title with `:name` in it, and the kind and number of the record whose name that is; `null` where it has none. */
  named: { title: string; kind: string; id: number } | null;
  page: string | null;
  text: string | null;
  /** Stands for a record that the server has not numbered yet; `null` where the change is about none. */
  local: string | null;
}

/**
 * The change that a call makes, or `null` where it may not wait: its endpoint has no `queue`, or its input is not what
 * the contract says, so that the server would refuse it.
 *
 * @param local stands for the record that the change makes
 */
export function changeOf(endpoint: Endpoint, path: string, body: unknown, local: string | null): Change | null {
  const { queue: rule } = endpoint;
  const params = paramsOf(endpoint.path, path);
  if (!rule || (endpoint.params && !endpoint.params.safeParse(params).success)) return null;
  const isObject = typeof body === 'object' && body !== null;
  if (endpoint.body ? !endpoint.body.safeParse(body).success || !isObject : body !== null) return null;
  const sent = isObject ? (body as Record<string, unknown>) : null;
  const isOfLocal = rule.record.includes(':local');
  if (isOfLocal && local === null) return null;
  const values = { ...params, ...sent, ...(isOfLocal && { local }) };
  const title = sentence(fillRule(rule.title, values));
  const text = rule.text === undefined ? null : sent?.[rule.text];
  return {
    endpoint,
    rule,
    path,
    body: sent,
    record: fillRule(rule.record, values),
    title,
    named: namedOf(rule, values),
    page: rule.page === undefined ? null : fillRule(rule.page, values),
    text: typeof text === 'string' ? text : null,
    local: isOfLocal ? local : null,
  };
}

/** The words of a title that come from an address begin small, and may have hyphens. */
function sentence(title: string): string {
  const text = title.replaceAll('-', ' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function namedOf({ named }: QueueRule, values: Readonly<Record<string, unknown>>): Change['named'] {
  if (!named || !names(named.record, values)) return null;
  const [kind = '', id] = fillRule(named.record, values).split('/');
  return { title: sentence(fillRule(named.title, { ...values, name: ':name' })), kind, id: Number(id) };
}

/** Whether a call has the values that name one record: a call about several has not. */
function names(record: string, values: Readonly<Record<string, unknown>>): boolean {
  return [...record.matchAll(/:([A-Za-z]+)/g)].every(([, name = '']) => values[name] !== undefined);
}

/** A name is one line of a list, however long it is. */
const longestName = 120;

/** The title of a change whose record has this name; without one it is that of all such changes. */
export function namedTitle({ title, named }: Change, name: string | null): string {
  if (!named || name === null) return title;
  const short = name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
  return named.title.replace(':name', () => short);
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const segments = path.split('?')[0]?.split('/') ?? [];
  const pairs = pattern.split('/').map((part, index) => [part, segments[index] ?? ''] as const);
  return Object.fromEntries(
    pairs.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  );
}
