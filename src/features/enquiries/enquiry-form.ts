import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';

import { sendEnquiry } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/items.ts';
import { useCurrentUser, useOwnDetails } from '#src/features/accounts/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError, Waiting } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

export type EnquiryValues = z.input<typeof sendEnquiry.body>;
type ParsedEnquiry = z.output<typeof sendEnquiry.body>;

const text = z.string().max(20_000).catch('');

interface EnquiryFormOptions {
  kind: EnquiryKind;
  id: number;
  /** The initial text of the message. */
  template: string;
  /** The toast of success. */
  confirmation: { title: string; description: string };
  onSent: () => void;
}

/** The contact form of a record. Its entries survive a reload and a failure, and are deleted once it is stored. */
export function useEnquiryForm({ kind, id, template, confirmation, onSent }: EnquiryFormOptions) {
  const empty: EnquiryValues = { kind, id, name: '', email: '', organization: '', message: template };
  const form = useForm<EnquiryValues, unknown, ParsedEnquiry>({
    resolver: zodResolver(sendEnquiry.body),
    defaultValues: empty,
  });
  const draft = useFormDraft<EnquiryValues>(form, `enquiry:${kind}:${id}`, {
    schema: z.object({
      kind: z.literal(kind),
      id: z.literal(id),
      name: text,
      email: text,
      organization: text,
      message: text,
    }),
    isBlank: ({ message }) => message.trim() === '' || message === template,
  });
  const { user } = useCurrentUser();
  // A member's enquiry uses the account's name and address, whatever an earlier draft contains.
  useOwnDetails(form, ['name', 'email', 'organization'], { isFixed: true });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ParsedEnquiry) => call(sendEnquiry, { body }),
    onSuccess() {
      toast(confirmation);
      draft.discard();
      onSent();
    },
    onError(error) {
      if (error instanceof Waiting) {
        draft.discard();
        onSent();
        return;
      }
      const found = error instanceof ApiError ? error.body?.fields : undefined;
      for (const field of ['name', 'email', 'organization', 'message'] as const) {
        if (found?.[field]) form.setError(field, { message: found[field] });
      }
      toast({
        variant: 'destructive',
        title: 'Error sending message',
        description:
          (error instanceof ApiError && error.status < 500 && error.status !== 400 && error.body?.message) ||
          'There was a problem sending your message. Please try again later.',
      });
    },
  });
  return { control: form.control, user, isSending: isPending, submit: form.handleSubmit((body) => mutate(body)) };
}
