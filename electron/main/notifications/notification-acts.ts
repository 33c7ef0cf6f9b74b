import { fillPath } from '#contract/kit/endpoint.ts';
import { sendMessage } from '#contract/messages.ts';
import { markNotificationsRead } from '#contract/notifications.ts';
import type { SignedIn } from '../desktop.ts';
import type { NotificationTarget } from './notification-target.ts';

interface ActOptions {
  /** Who is signed in at this moment. */
  user: () => Promise<SignedIn | null>;
  /** Sends a body to one of the server's addresses. */
  send: (path: string, body: object) => Promise<Response>;
  openPage: (path: string) => void;
  /** The server's numbers have changed. */
  onChange: () => void;
  /** Says that an answer was not sent. */
  tellFailure: (path: string) => void;
}

/** The number of a conversation in the path of its page. */
export const conversationOf = (path: string): string | null => /^\/network\/messages\/(\d+)$/.exec(path)?.[1] ?? null;

/** Does what a person chose on a notification, for the user it was shown to and for nobody else. */
export function createNotificationActs({ user, send, openPage, onChange, tellFailure }: ActOptions) {
  const isSent = async (path: string, body: object) => (await send(path, body).catch(() => null))?.ok ?? false;

  const markRead = async (id: number | undefined) => {
    if (id !== undefined && (await isSent(markNotificationsRead.path, { upTo: id }))) onChange();
  };
  const reply = async ({ path, id }: NotificationTarget, text: string) => {
    const conversation = conversationOf(path);
    const message = sendMessage.body.safeParse({ body: text });
    const isDone =
      conversation !== null &&
      message.success &&
      (await isSent(fillPath(sendMessage.path, { id: conversation }), message.data));
    if (isDone) await markRead(id);
    else tellFailure(path);
  };

  return async (target: NotificationTarget, text = ''): Promise<void> => {
    const current = await user();
    const isTheirs = current?.userId === target.user && current.server === target.server;
    // The page says what is to be done, or asks to sign in.
    if (!isTheirs || target.act === 'open') return openPage(target.path);
    if (target.act === 'read') await markRead(target.id);
    else await reply(target, text);
  };
}
