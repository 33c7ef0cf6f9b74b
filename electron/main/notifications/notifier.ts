import { listNotifications, type Notification, type NotificationKind } from '#contract/notifications.ts';

/** A notification as the operating system shows it. */
export interface Shown {
  title: string;
  body: string;
  /** The page that a click opens. */
  path: string;
}

/** The kinds to which someone waits for an answer; the others only ring the bell in the app. */
const urgentKinds: ReadonlySet<NotificationKind> = new Set(['message', 'connection', 'introduction']);

/** More than this at once become one. */
const shownAtOnce = 3;

const longestBody = 180;

interface NotifierOptions {
  /** Asks the server in force, see `Desktop.ask`. */
  ask: (path: string) => Promise<Response>;
  isSignedIn: () => Promise<boolean>;
  isEnabled: () => boolean;
  show: (shown: Shown) => void;
  setUnread: (count: number) => void;
}

/**
 * Tells of new messages and requests by the operating system, and keeps the number of unread ones on
 * the app's icon. What was already there when the app began to watch is not told again. A server that
 * does not answer, or has no notifications, tells nothing; nothing here rejects.
 */
export function createNotifier({ ask, isSignedIn, isEnabled, show, setUnread }: NotifierOptions) {
  let newestKnown: number | null = null;
  let running: Promise<void> | null = null;

  const forget = () => {
    newestKnown = null;
    setUnread(0);
  };

  const tell = (news: readonly Notification[]) => {
    const [first] = news;
    if (!first || !isEnabled()) return;
    if (news.length > shownAtOnce) {
      show({ title: 'CARDI', body: `${news.length} new messages and requests`, path: '/dashboard' });
      return;
    }
    for (const { title, body, path } of news.toReversed()) {
      show({ title, body: body.length > longestBody ? `${body.slice(0, longestBody - 1)}…` : body, path });
    }
  };

  const look = async () => {
    if (!(await isSignedIn())) return forget();
    const response = await ask(listNotifications.path);
    if (response.status === 401) return forget();
    if (!response.ok) return;
    const answer = listNotifications.response.safeParse(await response.json());
    if (!answer.success) return;
    const { items, unread } = answer.data;
    setUnread(unread);
    const known = newestKnown;
    newestKnown = Math.max(known ?? 0, ...items.map(({ id }) => id));
    if (known === null) return;
    tell(items.filter(({ id, kind, isRead }) => id > known && !isRead && urgentKinds.has(kind)));
  };

  return {
    /** Looks once; while one look is under way another one waits for it instead. */
    poll: (): Promise<void> => {
      running ??= look()
        .catch(() => {})
        .finally(() => {
          running = null;
        });
      return running;
    },
    /** Another user or another server: what is there now is not news. */
    forget,
  };
}
