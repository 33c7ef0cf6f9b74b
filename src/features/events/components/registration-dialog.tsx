import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import {
  attendanceTypeMissing,
  attendanceTypes,
  type EventDetail,
  isHybrid,
  paymentInWords,
} from '#contract/events.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { HumanCheck } from '#src/components/human-check.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { ApiError, tooQuick } from '#src/lib/api-error.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { toast } from '#src/stores/toasts.ts';
import { useRegister } from '../api.ts';
import { priceInWords } from '../event-words.ts';
import { type RegistrationForm, registrationForm } from '../registration-form.ts';
import styles from './registration-dialog.module.css';

interface RegistrationDialogProps {
  event: EventDetail;
  isOpen: boolean;
  onClose: () => void;
}

const attendanceChoices = choicesOf(attendanceTypes);

const holdHint = 'We send a link to this address. Your place is held for one hour until you open it.';

function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

/** The registration dialog (rule seats). Success closes it, a failure keeps the entries. */
export function RegistrationDialog({ event, isOpen, onClose }: RegistrationDialogProps) {
  const { user } = useCurrentUser();
  const isMemberDone = event.callerStatus !== null;
  const { mutate, isPending } = useRegister(event.id);
  const { control, handleSubmit, reset, setError } = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm(isHybrid(event))),
    defaultValues: {
      // A member who is already registered has opened the dialog for another person.
      name: isMemberDone ? '' : (user?.fullName ?? user?.username ?? ''),
      email: isMemberDone ? '' : (user?.email ?? ''),
      organization: isMemberDone ? '' : (user?.organization ?? ''),
      attendanceType: '',
    },
  });
  const { isFull } = event.seats;
  const typed = useWatch({ control, name: 'email' });
  const isOwn = user?.isEmailConfirmed === true && sameAddress(typed, user.email);

  const submit = handleSubmit((body) =>
    mutate(body, {
      onSuccess({ status, position, isHeld }) {
        toast(
          status === 'registered'
            ? {
                title: 'Registration Complete',
                description: "You've successfully registered for the event. Check your email for confirmation details.",
              }
            : {
                title: "You're on the waitlist",
                description: isHeld
                  ? `You are number ${position} in line. Open the link in our email within the hour to keep your place.`
                  : `You are number ${position} in line. We will email you as soon as a seat is yours.`,
              },
        );
        onClose();
        reset({ name: '', email: '', organization: '', attendanceType: '' });
      },
      onError(error) {
        const refusal = error instanceof ApiError && error.status === 409 ? error.body : null;
        if (refusal?.fields?.email) {
          setError('email', { message: refusal.fields.email }, { shouldFocus: true });
          return;
        }
        toast({
          variant: 'destructive',
          title: 'Registration failed',
          description:
            refusal?.message ?? tooQuick(error) ?? 'There was a problem with your registration. Please try again.',
        });
      },
    }),
  );

  return (
    <Dialog
      title={isFull ? 'Join the waitlist' : 'Register for this event'}
      width={520}
      isOpen={isOpen}
      onClose={onClose}
    >
      <DialogForm onSubmit={submit}>
        <HumanCheck />
        <div className={styles.summary}>
          <p className={styles.event}>{event.title}</p>
          <p className={styles.facts}>
            <span>{event.dateDisplay}</span>
            <span>
              {priceInWords(event.callerPrice)}
              {event.callerPrice < event.price && ' with your 20% member discount'}
            </span>
          </p>
          {event.callerPrice > 0 && <p className={styles.payment}>{paymentInWords(event.organizerName)}</p>}
        </div>
        {isFull && (
          <p className={styles.notice}>
            All seats are taken. When one becomes free, the first person in line gets it, and we email them.{' '}
            {event.caller.hasPriority
              ? 'As an annual member you come before members of other plans.'
              : 'Annual Professional members come first.'}
          </p>
        )}
        <TextField control={control} name="name" label="Name" autoComplete="name" />
        <TextField
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          {...(!isOwn && { hint: holdHint })}
        />
        <TextField control={control} name="organization" label="Organization" autoComplete="organization" isOptional />
        {isHybrid(event) && (
          <ChoiceField
            control={control}
            name="attendanceType"
            label="Attendance type"
            choices={attendanceChoices}
            placeholder={attendanceTypeMissing}
          />
        )}
        <FormActions
          submit={isFull ? 'Join the waitlist' : 'Register'}
          busy="Registering..."
          isBusy={isPending}
          onClose={onClose}
        />
      </DialogForm>
    </Dialog>
  );
}
