import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';

import type { CurrentUser } from '#contract/accounts.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/items.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

export type EnquiryValues = z.input<typeof sendEnquiry.body>;
type ParsedEnquiry = z.output<typeof sendEnquiry.body>;

const text = z.string().max(20_000).catch('');

interface EnquiryFormOptions {
  kind: EnquiryKind;
  id: number;
  /** What the message starts with. */
  template: string;
  /** The toast of success. */
  confirmation: { title: string; description: string };
  onSent: () => void;
}

/** The contact form of a record: what is typed survives a reload and a failure, and goes once it is stored. */
export function useEnquiryForm({ kind, id, template, confirmation, onSent }: EnquiryFormOptions) {
  const { user } = useCurrentUser();
  // The dialog's fields come a moment later than this form: who is signed in already is filled in from the start.
  const empty: EnquiryValues = { kind, id, ...ownDetails(user), message: template };
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
  useOwnDetails(form);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ParsedEnquiry) => call(sendEnquiry, { body }),
    onSuccess() {
      toast(confirmation);
      draft.discard();
      onSent();
    },
    onError(error) {
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

/** Signed-in users write under the name and address of their account, whatever a draft of before says. */
function useOwnDetails({
  resetField,
}: Pick<ReturnType<typeof useForm<EnquiryValues, unknown, ParsedEnquiry>>, 'resetField'>): void {
  const { user } = useCurrentUser();
  useEffect(() => {
    if (!user) return;
    const own = ownDetails(user);
    for (const field of ['name', 'email', 'organization'] as const) resetField(field, { defaultValue: own[field] });
  }, [user, resetField]);
}

function ownDetails(user: CurrentUser | null) {
  return {
    name: user?.fullName ?? user?.username ?? '',
    email: user?.email ?? '',
    organization: user?.organization ?? '',
  };
}
