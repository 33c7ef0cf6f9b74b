import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

import type { Payments } from '#server/platform/payments/payments.ts';
import { createStripePayments } from '#server/platform/payments/stripe.ts';

const secretKey = 'sk_test_stand_in';
const webhookSecret = 'whsec_stand_in';

interface Session {
  id: string;
  object: 'checkout.session';
  mode: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string | null;
  metadata: Record<string, string>;
  customer_email: string | null;
  amount_total: number;
  currency: string;
  interval: string;
  success_url: string;
  subscription: string | null;
  invoice: string | null;
  payment_intent: null;
  expires_at: number;
  url: string | null;
}

interface Subscription {
  id: string;
  object: 'subscription';
  status: 'active' | 'past_due' | 'canceled';
  items: { object: 'list'; data: { id: string; current_period_end: number }[] };
}

/** The payment of an invoice; a refund names it. */
interface Payment {
  intent: string;
  invoice: string;
  amount: number;
  isRefunded: boolean;
}

/** A message as Stripe posts it. */
export interface StripeMessage {
  body: string;
  signature: string;
}

/** A call to the stand-in. */
interface Call {
  method: string;
  path: string;
  form: URLSearchParams;
}

/**
 * A stand-in for Stripe's servers, which are the one part that cannot be had here. It speaks their HTTP API as far as it
 * is used: form-encoded bodies, a bearer key, idempotency keys, states that refuse what they do not allow, list and error
 * objects; and it signs messages with the library's own helper. `now` decides about periods and when pages expire.
 */
export async function startStripe(now: () => Date = () => new Date()) {
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const payments = new Map<string, Payment>();
  const calls: Call[] = [];
  const answered = new Map<string, { form: string; status: number; body: object }>();
  const troubles: ('refuses' | 'answer is lost')[] = [];
  let isDown = false;
  let made = 0;
  const id = (prefix: string) => {
    made += 1;
    return `${prefix}_test_${made}`;
  };
  const seconds = () => Math.floor(now().getTime() / 1000);

  const server = createServer((req, res) => {
    void readForm(req).then((form) => {
      const path = new URL(req.url ?? '/', 'http://stripe').pathname;
      const query = new URL(req.url ?? '/', 'http://stripe').searchParams;
      calls.push({ method: req.method ?? '', path, form });
      const trouble = isDown ? 'refuses' : troubles.shift();
      if (trouble === 'refuses') {
        send(res, 503, failure('api_error', 'Stripe is down'));
        return;
      }
      const { status, body } = answer(req, path, form, query);
      // The call has taken effect; only its answer is lost.
      if (trouble === 'answer is lost') res.destroy();
      else send(res, status, body);
    });
  });

  function answer(req: IncomingMessage, path: string, form: URLSearchParams, query: URLSearchParams) {
    if (req.headers.authorization !== `Bearer ${secretKey}`) {
      return { status: 401, body: failure('invalid_request_error', 'Invalid API Key provided') };
    }
    const key = req.method === 'POST' ? req.headers['idempotency-key'] : undefined;
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    if (before && before.form !== form.toString()) {
      return {
        status: 400,
        body: failure('idempotency_error', 'Keys for idempotent requests can only be used with the same parameters'),
      };
    }
    if (before) return before;
    const result = act(`${req.method} ${path}`, form, query);
    if (typeof key === 'string') answered.set(key, { form: form.toString(), ...result });
    return result;
  }

  function act(call: string, form: URLSearchParams, query: URLSearchParams): { status: number; body: object } {
    const [, sessionId, action] = /^\w+ \/v1\/checkout\/sessions\/(\w+)(?:\/(expire))?$/.exec(call) ?? [];
    if (call === 'POST /v1/checkout/sessions') return ok(createSession(form));
    if (sessionId) {
      const session = sessions.get(sessionId);
      if (!session) return missing('checkout.session', sessionId);
      lapse(session);
      if (!action) return ok(session);
      if (session.status !== 'open') {
        const sentence = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
        return { status: 400, body: failure('invalid_request_error', sentence) };
      }
      session.status = 'expired';
      session.url = null;
      return ok(session);
    }
    const [, method, subscriptionId = ''] = /^(GET|DELETE) \/v1\/subscriptions\/(\w+)$/.exec(call) ?? [];
    if (method) {
      const subscription = subscriptions.get(subscriptionId);
      if (!subscription) return missing('subscription', subscriptionId);
      if (method === 'GET') return ok(subscription);
      // As at Stripe, a cancelled subscription cannot be cancelled again.
      if (subscription.status === 'canceled') return missing('subscription', subscriptionId);
      subscription.status = 'canceled';
      return ok(subscription);
    }
    if (call === 'GET /v1/invoice_payments') {
      const data = [...payments.values()]
        .filter(({ invoice }) => invoice === query.get('invoice'))
        .map(({ intent, amount }) => ({
          id: `inpay_${intent}`,
          object: 'invoice_payment',
          status: 'paid',
          amount_paid: amount,
          payment: { type: 'payment_intent', payment_intent: intent },
        }));
      return ok({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' });
    }
    if (call === 'POST /v1/refunds') {
      const payment = payments.get(form.get('payment_intent') ?? '');
      if (!payment) return missing('payment_intent', form.get('payment_intent') ?? '');
      if (payment.isRefunded) {
        return {
          status: 400,
          body: failure('invalid_request_error', 'Charge has already been refunded.', 'charge_already_refunded'),
        };
      }
      payment.isRefunded = true;
      return ok({ id: id('re'), object: 'refund', status: 'succeeded', amount: payment.amount });
    }
    return { status: 404, body: failure('invalid_request_error', `Unrecognized request URL (${call})`) };
  }

  function createSession(form: URLSearchParams): Session {
    const field = (name: string) => form.get(name);
    const session: Session = {
      id: id('cs'),
      object: 'checkout.session',
      mode: field('mode') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: field('client_reference_id'),
      metadata: Object.fromEntries(
        [...form].flatMap(([name, value]) => {
          const [, inner] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
          return inner ? [[inner, value]] : [];
        }),
      ),
      customer_email: field('customer_email'),
      amount_total: Number(field('line_items[0][price_data][unit_amount]')),
      currency: field('line_items[0][price_data][currency]') ?? '',
      interval: field('line_items[0][price_data][recurring][interval]') ?? '',
      success_url: field('success_url') ?? '',
      subscription: null,
      invoice: null,
      payment_intent: null,
      expires_at: seconds() + 24 * 60 * 60,
      url: null,
    };
    session.url = `https://checkout.stripe.com/c/pay/${session.id}`;
    sessions.set(session.id, session);
    return session;
  }

  function lapse(session: Session): void {
    if (session.status === 'open' && session.expires_at <= seconds()) session.status = 'expired';
  }

  function sessionOf(sessionId: string): Session {
    const session = sessions.get(sessionId);
    if (!session) throw new Error(`There is no payment page ${sessionId}`);
    lapse(session);
    return session;
  }

  function subscriptionOf(subscriptionId: string): Subscription {
    const subscription = subscriptions.get(subscriptionId);
    if (!subscription) throw new Error(`There is no subscription ${subscriptionId}`);
    return subscription;
  }

  /** A signed message about an object in its current state. */
  async function message(type: string, object: object): Promise<StripeMessage> {
    const body = JSON.stringify({ id: id('evt'), object: 'event', type, data: { object } });
    return { body, signature: await sign(body) };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const adapter: Payments = createStripePayments({ secretKey, webhookSecret, apiUrl });

  return {
    payments: adapter,
    /** The environment of a server process that uses this stand-in. */
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl },
    /** Every call there was, in order. */
    calls,
    sessions,
    subscriptions,
    /** The number of a page, as its address has it. */
    sessionIdOf: (url: string | null | undefined) => url?.split('/').at(-1) ?? '',
    /** The state of a page's payment; `undefined` where nothing was paid. */
    paymentOf: (sessionId: string) =>
      [...payments.values()].find(({ invoice }) => invoice === sessionOf(sessionId).invoice),
    /** The next calls fail: with 503, or after they have taken effect. The library tries each once more. */
    fail: (...kinds: typeof troubles) => void troubles.push(...kinds),
    /** From now on every call fails, or none does. */
    setDown: (down: boolean) => {
      isDown = down;
    },
    message,
    /**
     * Pays a page, unchanged or with `change`. Returns the provider's message, which the test may deliver; throws when
     * the page accepts no payment.
     */
    async pay(sessionId: string, change: Partial<Pick<Session, 'amount_total' | 'currency' | 'metadata'>> = {}) {
      const session = sessionOf(sessionId);
      if (session.status !== 'open') throw new Error(`The page ${sessionId} is ${session.status}`);
      const end = new Date(now());
      end.setUTCMonth(end.getUTCMonth() + (session.interval === 'year' ? 12 : 1));
      const item = { id: id('si'), current_period_end: Math.floor(end.getTime() / 1000) };
      const subscription: Subscription = {
        id: id('sub'),
        object: 'subscription',
        status: 'active',
        items: { object: 'list', data: [item] },
      };
      subscriptions.set(subscription.id, subscription);
      const invoice = id('in');
      const intent = id('pi');
      payments.set(intent, { intent, invoice, amount: session.amount_total, isRefunded: false });
      Object.assign(session, change, {
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
        invoice,
        url: null,
      });
      return message('checkout.session.completed', session);
    },
    /** Lets a page expire; returns the message about it. */
    async runOut(sessionId: string) {
      sessionOf(sessionId).status = 'expired';
      return message('checkout.session.expired', sessionOf(sessionId));
    },
    /** A subscription is paid until `end`. */
    async renew(subscriptionId: string, end: Date) {
      const subscription = subscriptionOf(subscriptionId);
      const [item] = subscription.items.data;
      if (item) item.current_period_end = Math.floor(end.getTime() / 1000);
      subscription.status = 'active';
      return message('customer.subscription.updated', subscription);
    },
    /** The payment of a renewal has failed. */
    async failRenewal(subscriptionId: string) {
      const subscription = subscriptionOf(subscriptionId);
      subscription.status = 'past_due';
      return message('customer.subscription.updated', subscription);
    },
    /** A subscription ends at the provider. */
    async end(subscriptionId: string) {
      subscriptionOf(subscriptionId).status = 'canceled';
      return message('customer.subscription.deleted', subscriptionOf(subscriptionId));
    },
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

/** Posts a message to the webhook of a server. */
export function deliver(url: string, { body, signature }: StripeMessage): Promise<Response> {
  return fetch(`${url}/api/payments/webhook`, { method: 'POST', body, headers: { 'stripe-signature': signature } });
}

function sign(body: string): Promise<string> {
  return new Stripe(secretKey).webhooks.generateTestHeaderStringAsync({ payload: body, secret: webhookSecret });
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return new URLSearchParams(text);
}

function ok(body: object) {
  return { status: 200, body };
}

function missing(kind: string, id: string) {
  return { status: 404, body: failure('invalid_request_error', `No such ${kind}: '${id}'`, 'resource_missing') };
}

function failure(type: string, message: string, code?: string): object {
  return { error: { type, message, ...(code && { code }) } };
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_test' });
  res.end(JSON.stringify(body));
}
