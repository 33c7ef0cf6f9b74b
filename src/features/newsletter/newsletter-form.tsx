import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';

import { subscribe } from '#contract/newsletter.ts';
import { HumanCheck } from '#src/components/human-check.tsx';
import { call } from '#src/lib/api-client.ts';
import { tooQuick } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from './newsletter-form.module.css';

/**
 * The newsletter field in the footer. A failed attempt keeps the address. It does without the form library, which would
 * come with every page for the sake of one field.
 */
export function NewsletterForm() {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { email: string }) => call(subscribe, { body }),
    onSuccess() {
      toast({
        title: 'Almost there',
        description: 'Please check your inbox and open the link in our email to confirm your subscription.',
      });
      if (field.current) field.current.value = '';
    },
    onError(failure) {
      toast({
        variant: 'destructive',
        title: 'Subscription failed',
        description: tooQuick(failure) ?? 'There was a problem saving your address. Please try again later.',
      });
    },
  });

  /** The checked entry; says what is wrong with it where something is. */
  function check() {
    const { data, error: findings } = subscribe.body.safeParse({ email: field.current?.value });
    setError(findings?.issues[0]?.message);
    return data;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = check();
    if (body) mutate(body);
    else field.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <HumanCheck />
      <label htmlFor="newsletter-email" className={styles.label}>
        Newsletter
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id="newsletter-email"
          type="email"
          autoComplete="email"
          placeholder="Your email"
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'newsletter-error' : undefined}
          // What was found wrong is looked at again as it is mended.
          onChange={error ? check : undefined}
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
