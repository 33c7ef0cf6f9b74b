import { CheckCircleOutlined, EditOutlined, MailOutlined, SyncOutlined } from '@ant-design/icons';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Listing } from '#contract/listings.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { RecordActions } from '#src/components/record-actions.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { EnquiryButton } from '#src/features/enquiries/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';
import { useLifeSteps } from '../use-life-step.ts';
import { useListingMenu } from './use-listing-menu.tsx';

/** What one can do with a listing: its owner edits and renews it, others write and save. What is done seldom is under More. */
export function ListingActions({ listing }: { listing: Listing }) {
  const { user } = useCurrentUser();
  const { id, title, status, postedBy } = listing;
  const isOwn = user?.id === postedBy.id;
  const menu = useListingMenu(listing, { isOwn, isAdmin: user?.role === 'admin' });
  return (
    <RecordActions {...menu}>
      {isOwn && <OwnerActions listing={listing} />}
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
    </RecordActions>
  );
}

function OwnerActions({ listing: { id, status } }: { listing: Listing }) {
  const { take, isPending } = useLifeSteps();
  return (
    <>
      <ButtonLink to={pathTo(paths.listingEdit, { id })}>
        <EditOutlined aria-hidden="true" /> Edit
      </ButtonLink>
      {status === 'closed' ? (
        <Button disabled={isPending} onClick={() => take(id, 'reopen')}>
          <CheckCircleOutlined aria-hidden="true" /> Publish again
        </Button>
      ) : (
        <Button disabled={isPending} onClick={() => take(id, 'renew')}>
          <SyncOutlined aria-hidden="true" /> Renew
        </Button>
      )}
    </>
  );
}
