import { CheckCircleOutlined, EditOutlined, MailOutlined, StopOutlined, SyncOutlined } from '@ant-design/icons';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Listing } from '#contract/listings.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ShareButton } from '#src/components/share-button.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { EnquiryButton } from '#src/features/enquiries/index.ts';
import { AddToListButton } from '#src/features/lists/index.ts';
import { ReportButton } from '#src/features/moderation/index.ts';
import { AddToPipelineButton } from '#src/features/pipelines/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';
import { useLifeSteps } from '../use-life-step.ts';
import styles from './listing-actions.module.css';

/** The actions on a listing: write, save, share and report; for its owner, edit, close and renew. */
export function ListingActions({ listing }: { listing: Listing }) {
  const { user } = useCurrentUser();
  const { id, title, status, postedBy } = listing;
  const isOwn = user?.id === postedBy.id;
  return (
    <div className={styles.actions}>
      {!isOwn && status === 'published' && (
        <EnquiryButton
          kind="listing"
          id={id}
          title="Contact about this listing"
          template={`Hello, I am interested in your listing "${title}" and would like to know more.`}
          confirmation={{
            title: 'Message Sent',
            description: 'Your message has been sent to the poster of this listing.',
          }}
        >
          <MailOutlined aria-hidden="true" /> Contact
        </EnquiryButton>
      )}
      {!isOwn && <SaveButton kind="listing" id={id} labels={{ save: 'Save Listing', saved: 'Saved' }} />}
      {!isOwn && <AddToListButton kind="listing" id={id} name={title} />}
      {!isOwn && <AddToPipelineButton kind="listing" id={id} name={title} />}
      {(isOwn || user?.role === 'admin') && <OwnerActions listing={listing} isOwn={isOwn} />}
      <ShareButton path={pathTo(paths.listing, { id })} />
      {!isOwn && <ReportButton kind="listing" id={id} />}
    </div>
  );
}

/** For the owner, and for admins. */
function OwnerActions({ listing: { id, status }, isOwn }: { listing: Listing; isOwn: boolean }) {
  const { take, isPending } = useLifeSteps();
  return (
    <>
      <ButtonLink to={pathTo(paths.listingEdit, { id })} kind={isOwn ? 'primary' : 'secondary'}>
        <EditOutlined aria-hidden="true" /> Edit
      </ButtonLink>
      {status !== 'closed' && isOwn && (
        <Button disabled={isPending} onClick={() => take(id, 'renew')}>
          <SyncOutlined aria-hidden="true" /> Renew
        </Button>
      )}
      {status === 'closed' ? (
        <Button disabled={isPending} onClick={() => take(id, 'reopen')}>
          <CheckCircleOutlined aria-hidden="true" /> Publish again
        </Button>
      ) : (
        <Button disabled={isPending} onClick={() => take(id, 'close')}>
          <StopOutlined aria-hidden="true" /> Close
        </Button>
      )}
    </>
  );
}
