import { enquiryBounds } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/items.ts';
import { paths } from '#contract/kit/paths.ts';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { HumanCheck } from '#src/components/human-check.tsx';
import { Link } from '#src/components/link.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { TemplatedField } from '#src/features/templates/index.ts';
import { useEnquiryForm } from '../enquiry-form.ts';
import styles from './enquiry-dialog.module.css';

export interface EnquiryDialogProps {
  kind: EnquiryKind;
  id: number;
  /** The dialog's heading, such as "Contact about this listing". */
  title: string;
  /** The initial text of the message. */
  template?: string;
  /** The toast once the message is stored. */
  confirmation?: { title: string; description: string };
  hasOrganization?: boolean;
  isOpen: boolean;
  onClose: () => void;
}

const sent = { title: 'Message Sent', description: 'Your message has been sent.' };

/** The kinds of records whose enquiries the team gets where nobody owns them. */
const hasTeam: Record<EnquiryKind, boolean> = { listing: false, member: false, company: true, technology: true };

/** The contact dialog of a listing, technology, company or member (rule enquiries). */
export function EnquiryDialog({
  kind,
  id,
  title,
  template = '',
  confirmation = sent,
  hasOrganization = false,
  isOpen,
  onClose,
}: EnquiryDialogProps) {
  const { control, user, isSending, submit } = useEnquiryForm({ kind, id, template, confirmation, onSent: onClose });
  return (
    <Dialog title={title} width={560} isOpen={isOpen} onClose={onClose}>
      <DialogForm label={title} onSubmit={submit}>
        <HumanCheck />
        <div className={styles.row}>
          <TextField control={control} name="name" label="Name" autoComplete="name" isFixed={user !== null} />
          <TextField
            control={control}
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            isFixed={user !== null}
          />
        </div>
        {hasOrganization && (user === null || user.organization) && (
          <TextField
            control={control}
            name="organization"
            label="Organization"
            autoComplete="organization"
            isOptional={user === null}
            isFixed={user !== null}
          />
        )}
        <TemplatedField
          values={{}}
          control={control}
          name="message"
          label="Message"
          rows={6}
          max={enquiryBounds.message.max}
        />
        <p className={styles.note}>
          {user === null ? (
            'We pass on your name, email and message, so that they can answer you.'
          ) : (
            <>
              We pass on your name with your message. Members answer in <Link to={paths.messages}>Messages</Link> and do
              not see your email address
              {hasTeam[kind] ? '; where there is no owner, our team gets it and answers by email.' : '.'}
            </>
          )}{' '}
          More in our <Link to={paths.privacy}>privacy policy</Link>.
        </p>
        <FormActions submit="Send Message" busy="Sending..." isBusy={isSending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
