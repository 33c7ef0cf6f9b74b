import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Router } from 'express';

import {
  chooseTopics,
  getOwnNewsletter,
  readTopics,
  type SubscribedTo,
  setOwnNewsletter,
} from '#contract/newsletter-topics.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { endSubscription } from './leaving-store.ts';
import { choiceOf } from './subscriptions.ts';
import { type ChosenTopics, findByAddress, findByToken, setTopics, subscribeProven } from './topic-store.ts';
import { maskOf, topicsOf } from './topics.ts';

type Found = Awaited<ReturnType<typeof findByAddress>>;

/** The topics of a subscription: by the token of one of its emails, or by the caller's account. */
export function topicRoutes(router: Router, deps: Deps): void {
  serve(router, deps, readTopics, async ({ body }) => present(await byLink(body)));

  serve(router, deps, chooseTopics, async ({ body }) => {
    const { id } = await byLink(body);
    if (!(await deps.database.write((trx) => setTopics(trx, id, maskOf(body.topics))))) {
      throw new HttpError('conflict', 'This subscription has ended. Please subscribe again.');
    }
    return { isSubscribed: true, topics: body.topics };
  });

  serve(router, deps, getOwnNewsletter, async (_input, context) => {
    const { email, isEmailConfirmed } = sessionOf(context).user;
    // Whoever typed another person's address learns nothing of it.
    return present(isEmailConfirmed ? await findByAddress(deps.database, email) : undefined);
  });

  serve(router, deps, setOwnNewsletter, async ({ body }, context) => {
    const { email, isEmailConfirmed } = sessionOf(context).user;
    if (!isEmailConfirmed) {
      throw new HttpError('conflict', 'Please confirm your email address first: we sent you a link.');
    }
    const topics = maskOf(body.topics);
    await deps.database.write(async (trx) => {
      const found = await findByAddress({ db: trx }, email);
      const now = deps.now().toISOString();
      if (topics === 0) {
        if (found) await endSubscription(trx, { id: found.id }, now);
        return;
      }
      if (found && (await setTopics(trx, found.id, topics))) return;
      const unsubscribeToken = randomBytes(32).toString('base64url');
      await subscribeProven(trx, { email, topics, unsubscribeToken, now });
    });
    return { isSubscribed: topics !== 0, topics: [...body.topics] };
  });

  async function byLink({ token, choice }: { token: string; choice?: string | undefined }): Promise<ChosenTopics> {
    const found =
      choice === undefined
        ? await findByToken(deps.database, 'confirm_token_hash', hashToken(token))
        : isSame(choice, choiceOf(deps, token)) && (await findByToken(deps.database, 'unsubscribe_token', token));
    if (!found) throw notFound('link');
    return found;
  }
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function present(found: Found): SubscribedTo {
  const isSubscribed = found?.status === 'confirmed';
  return { isSubscribed, topics: isSubscribed ? topicsOf(found.topics) : [] };
}
