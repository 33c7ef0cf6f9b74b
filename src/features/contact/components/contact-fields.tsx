import { contactBounds } from '#contract/contact.ts';
import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { HumanCheck } from '#src/components/human-check.tsx';
import { Link } from '#src/components/link.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useContactForm } from '../contact-form.ts';
import styles from './contact-fields.module.css';

/** The form of /contact (rule contact-bounds). */
export function ContactFields() {
  const { form, isSending, submit } = useContactForm();
  const { control } = form;
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Contact form">
      <HumanCheck />
      <div className={styles.row}>
        <TextField control={control} name="name" label="Name" autoComplete="name" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
      </div>
      <TextField control={control} name="subject" label="Subject" />
      <TextField
        control={control}
        name="message"
        label="Message"
        rows={5}
        max={contactBounds.message.max}
        hint={`Maximum ${contactBounds.message.max} characters`}
      />
      <div className={styles.foot}>
        <p className={styles.note}>
          We use your address to answer you, and for nothing else. More in our{' '}
          <Link to={paths.privacy}>privacy policy</Link>.
        </p>
        <Button kind="primary" size="large" type="submit" disabled={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
