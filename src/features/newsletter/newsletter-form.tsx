import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';

import { subscribe } from '#contract/newsletter.ts';
import { HumanCheck } from '#src/components/human-check.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { call } from '#src/lib/api-client.ts';
import { tooQuick } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from './newsletter-form.module.css';

/** The newsletter field in the footer. A failed attempt keeps the address. */
export function NewsletterForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(subscribe.body),
    defaultValues: { email: '' },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { email: string }) => call(subscribe, { body }),
    onSuccess() {
      toast({
        title: 'Almost there',
        description: 'Please check your inbox and open the link in our email to confirm your subscription.',
      });
      reset();
    },
    onError(error) {
      toast({
        variant: 'destructive',
        title: 'Subscription failed',
        description: tooQuick(error) ?? 'There was a problem saving your address. Please try again later.',
      });
    },
  });
  const error = formState.errors.email?.message;
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit((body) => mutate(body))}>
      <HumanCheck />
      <label htmlFor="newsletter-email" className={styles.label}>
        Newsletter
      </label>
      <div className={styles.row}>
        <input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          placeholder="Your email"
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'newsletter-error' : undefined}
          {...register('email')}
        />
        <button type="submit" className={styles.button} disabled={isPending}>
          Subscribe
        </button>
      </div>
      {error && (
        <p id="newsletter-error" role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}
