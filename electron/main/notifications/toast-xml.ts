import type { NotificationAct } from './notification-target.ts';

interface Toast {
  title: string;
  body: string;
  /** The text that Windows hands back for what is done to the toast, see `notification-target.ts`. */
  argumentsOf: (act: NotificationAct) => string;
  /** The actions beside a click. */
  acts: readonly Exclude<NotificationAct, 'open'>[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for XML, which has no signs for most control characters. */
const escaped = (text: string) =>
  text.replaceAll(/[^\P{Cc}\n\t]/gu, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** The name of the field for an answer. */
export const replyField = 'reply';

/**
 * A toast of Windows. It is our own, and not the one that Electron would write, since the texts of its actions say whom
 * and what they are about also after the app has ended and the toast has moved to the Action Center.
 */
export function toastXml({ title, body, argumentsOf, acts }: Toast): string {
  const action = (label: string, act: NotificationAct, more = '') =>
    `<action content="${label}" arguments="${escaped(argumentsOf(act))}" activationType="foreground"${more}/>`;
  const actions = [
    ...(acts.includes('reply')
      ? [
          `<input id="${replyField}" type="text" placeHolderContent="Reply"/>`,
          action('Send', 'reply', ` hint-inputId="${replyField}"`),
        ]
      : []),
    ...(acts.includes('read') ? [action('Mark as read', 'read')] : []),
  ];
  return [
    `<toast launch="${escaped(argumentsOf('open'))}" activationType="foreground">`,
    `<visual><binding template="ToastGeneric"><text>${escaped(title)}</text><text>${escaped(body)}</text></binding></visual>`,
    ...(actions.length > 0 ? [`<actions>${actions.join('')}</actions>`] : []),
    '</toast>',
  ].join('');
}
