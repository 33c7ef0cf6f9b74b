import { EditOutlined, FlagOutlined, MailOutlined } from '@ant-design/icons';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type Technology, technologyPath } from '#contract/technologies.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { menuItem } from '#src/components/menu-item.ts';
import { RecordActions } from '#src/components/record-actions.tsx';
import { shareItem } from '#src/components/share-item.tsx';
import { useCompareItem } from '#src/features/comparisons/index.ts';
import { FollowRecordButton } from '#src/features/connections/index.ts';
import { EnquiryButton, useEnquiry } from '#src/features/enquiries/index.ts';
import { IntroductionButton } from '#src/features/introductions/index.ts';
import { useKeepItems } from '#src/features/lists/index.ts';
import { useReport } from '#src/features/moderation/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';

/** The toast after a message; if the technology has no owner, it says who answers (rule technology-contact). */
const contact = {
  developer: {
    title: 'Contact the technology developer',
    confirmation: {
      title: 'Message Sent',
      description: 'Your message has been sent to the technology developer.',
    },
  },
  team: {
    title: 'Ask our team about this technology',
    confirmation: {
      title: 'Message Sent',
      description: 'Your message has been sent to our team. No developer looks after this technology here yet.',
    },
  },
};

interface TechnologyActionsProps {
  technology: Technology;
  mayEdit: boolean;
  isOwner: boolean;
}

/**
 * What one can do with a technology. One button is solid: Edit for its owner and admins, Contact for everyone else. An owner
 * does not write to themselves and needs no introduction.
 */
export function TechnologyActions({ technology, mayEdit, isOwner }: TechnologyActionsProps) {
  const { id, name } = technology;
  const record = { kind: 'technology', id, name } as const;
  const enquiry = {
    kind: 'technology',
    id,
    hasOrganization: true,
    ...(technology.hasDeveloper ? contact.developer : contact.team),
  } as const;
  const writing = useEnquiry(enquiry);
  const keep = useKeepItems(record);
  const comparison = useCompareItem(record);
  const report = useReport('technology', id);
  return (
    <RecordActions
      items={[
        ...(mayEdit && !isOwner
          ? [menuItem('Contact', <MailOutlined aria-hidden="true" />, writing.trigger.onClick)]
          : []),
        ...keep.items,
        comparison,
        shareItem(technologyPath(id)),
        ...(isOwner ? [] : [menuItem('Report', <FlagOutlined aria-hidden="true" />, report.trigger.onClick)]),
      ]}
      dialogs={
        <>
          {writing.dialog}
          {keep.dialogs}
          {report.dialog}
        </>
      }
    >
      {mayEdit ? (
        <ButtonLink to={pathTo(paths.technologyEdit, { id })}>
          <EditOutlined aria-hidden="true" /> Edit
        </ButtonLink>
      ) : (
        <EnquiryButton {...enquiry}>
          <MailOutlined aria-hidden="true" /> Contact
        </EnquiryButton>
      )}
      {!isOwner && <IntroductionButton target={{ kind: 'technology', id, title: name }} />}
      <FollowRecordButton kind="technology" id={id} />
      <SaveButton kind="technology" id={id} />
    </RecordActions>
  );
}
