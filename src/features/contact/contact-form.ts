import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import { sendContactMessage } from '#contract/contact.ts';
import { useOwnDetails } from '#src/features/accounts/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError, tooQuick } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

export type ContactValues = z.input<typeof sendContactMessage.body>;
export type ContactForm = UseFormReturn<ContactValues>;

const empty: ContactValues = { name: '', email: '', subject: '', message: '' };
const fields = Object.keys(empty) as FieldPath<ContactValues>[];

/** A draft from storage. Invalid fields are empty. */
const text = z.string().max(20_000).catch('');
const draftSchema = z.object({ name: text, email: text, subject: text, message: text });

function isBlank(values: ContactValues): boolean {
  return fields.every((field) => values[field].trim() === '');
}

/** The contact form. Its entries survive a reload and a failure, and are deleted once it is sent. */
export function useContactForm() {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(sendContactMessage.body), defaultValues: empty });
  const draft = useFormDraft(form, 'contact', { schema: draftSchema, isBlank });
  useOwnDetails(form, ['name', 'email']);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ContactValues) => call(sendContactMessage, { body }),
    onSuccess() {
      toast({
        title: 'Message sent!',
        description: 'Thank you for contacting us. We will respond as soon as possible.',
      });
      draft.discard();
      // Nothing is cached under this key yet.
      void client.invalidateQueries({ queryKey: [sendContactMessage.path] });
    },
    onError(error) {
      const found = error instanceof ApiError ? error.body?.fields : undefined;
      for (const field of fields) if (found?.[field]) form.setError(field, { message: found[field] });
      toast({
        variant: 'destructive',
        title: 'Error sending message',
        description: tooQuick(error) ?? 'There was a problem sending your message. Please try again later.',
      });
    },
  });
  return { form, isSending: isPending, submit: form.handleSubmit((body) => mutate(body)) };
}
