import { countUnread } from '#contract/messages-reading.ts';
import { listNotifications, type Notification, type NotificationKind } from '#contract/notifications.ts';
import type { SignedIn } from '../desktop.ts';
import type { Unread } from '../presence/tray-template.ts';

/** A notification as the operating system shows it. */
export interface Shown {
  title: string;
  body: string;
  /** The page that a click opens. */
  path: string;
  /** Its number on the server; left out where one stands for several. */
  id?: number;
}

/** The kinds that someone waits for an answer to; others only show in the app's bell. */
const urgentKinds: ReadonlySet<NotificationKind> = new Set(['message', 'connection', 'introduction']);

/** More new notifications than this are shown as one. */
const shownAtOnce = 3;

const longestBody = 180;

interface NotifierOptions {
  /** Asks the current server; see `Desktop.ask`. */
  ask: (path: string) => Promise<Response>;
  /** Who is signed in at this moment. */
  user: () => Promise<SignedIn | null>;
  isEnabled: () => boolean;
  show: (shown: Shown) => void;
  setUnread: (unread: Unread) => void;
}

/**
 * Shows new messages and requests through the operating system, and the number of unread ones on the app's icon.
 * Notifications that existed when the app started are not shown again. Without an answer from the server nothing
 * changes. Nothing here rejects.
 */
export function createNotifier({ ask, user, isEnabled, show, setUnread }: NotifierOptions) {
  let newestKnown: number | null = null;
  let running: Promise<void> | null = null;

  const forget = () => {
    newestKnown = null;
    setUnread({ notifications: 0, messages: 0 });
  };

  const tell = (news: readonly Notification[]) => {
    const [first] = news;
    if (!first || !isEnabled()) return;
    if (news.length > shownAtOnce) {
      show({
        title: `${news.length} new messages and requests`,
        body: 'They are on your dashboard.',
        path: '/dashboard',
      });
      return;
    }
    for (const { id, title, body, path } of news.toReversed()) {
      show({ id, title, body: body.length > longestBody ? `${body.slice(0, longestBody - 1)}…` : body, path });
    }
  };

  /** 0 where the server does not say. */
  const unreadMessages = async (): Promise<number> => {
    const response = await ask(countUnread.path);
    if (!response.ok) return 0;
    return countUnread.response.safeParse(await response.json()).data?.total ?? 0;
  };

  const look = async () => {
    if (!(await user())) return forget();
    const response = await ask(listNotifications.path);
    if (response.status === 401) return forget();
    if (!response.ok) return;
    const answer = listNotifications.response.safeParse(await response.json());
    if (!answer.success) return;
    const { items, unread } = answer.data;
    setUnread({ notifications: unread, messages: await unreadMessages() });
    const known = newestKnown;
    newestKnown = Math.max(known ?? 0, ...items.map(({ id }) => id));
    if (known === null) return;
    tell(items.filter(({ id, kind, isRead }) => id > known && !isRead && urgentKinds.has(kind)));
  };

  const poll = (): Promise<void> => {
    running ??= look()
      .catch(() => {})
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    /** Checks once; concurrent calls share one check. */
    poll,
    /** Something has changed: checks after the check under way, which may have come too early. */
    news: async (): Promise<void> => {
      await running;
      await poll();
    },
    /** Another user or another server: the notifications that exist now are not new. */
    forget,
  };
}
