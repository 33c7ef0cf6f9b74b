import { EyeInvisibleOutlined } from '@ant-design/icons';
import { paths } from '#contract/kit/paths.ts';
import { type Hold, holds, type HoldNotice as Notice } from '#contract/moderation-holds.ts';
import { Link } from '#src/components/link.tsx';
import { formatDate } from '#src/lib/format.ts';
import styles from './hold-notice.module.css';

/** The advice for its owner. */
const wayForward: Record<Hold, string> = {
  pending:
    'We review listings of new members before they are published, and will let you know as soon as yours is. Until then only you and our team can see it; you can still change it.',
  declined: 'Only you and our team can see it. If you change and save it, our team will review it again.',
  hidden: 'Only you and our team can see it. You can still change it.',
  removed: 'It is no longer part of the network.',
};

/** Shows on a record's page that it is withheld, why, and what happens next. */
export function HoldNotice({ hold: { state, reason, since } }: { hold: Notice }) {
  return (
    <section aria-label="Moderation" className={styles.notice}>
      <EyeInvisibleOutlined aria-hidden="true" className={styles.icon ?? ''} />
      <div className={styles.words}>
        <p>
          <strong>
            {holds[state]}
            {reason && `: ${reason}`}
          </strong>
        </p>
        <p className={styles.more}>
          Since {formatDate(since)}. {wayForward[state]}{' '}
          {state !== 'pending' && (
            <>
              If you think this is a mistake, please <Link to={paths.contact}>write to us</Link>.
            </>
          )}
        </p>
      </div>
    </section>
  );
}
