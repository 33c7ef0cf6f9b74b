import { paths } from '#contract/kit/paths.ts';
import { createDraft } from '#contract/listings-own.ts';
import { Link } from '#src/components/link.tsx';
import { Row } from '#src/components/row.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useWaitingForms, WaitingMark } from '#src/features/outbox/index.ts';
import { listingDraft } from '../listing-form.ts';
import styles from './own-listing-row.module.css';
import { StatusBadge, TypeBadge } from './type-badge.tsx';

/** The new drafts that wait in the desktop app: the server does not know them yet. */
export function WaitingDrafts({ className }: { className: string | undefined }) {
  const drafts = useWaitingForms(createDraft.name);
  if (drafts.length === 0) return null;
  return (
    <ul aria-label="Drafts that wait to be sent" className={className}>
      {drafts.map(({ key, page, form }) => {
        const { title, type } = listingDraft.parse(form);
        return (
          <li key={key} className={styles.row} data-card>
            <Stack gap={6}>
              <Row gap={8}>
                <StatusBadge status="draft" />
                <TypeBadge type={type} />
                <WaitingMark />
              </Row>
              <h2 className={styles.title}>
                <Link to={page ?? paths.outbox}>{title || 'Untitled draft'}</Link>
              </h2>
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
