import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';

import { type IntroductionTargetKind, introductionRequest, introductionTargetKinds } from '#contract/introductions.ts';
import { useCurrentUser, useOwnDetails } from '#src/features/accounts/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError, Waiting } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { type RequestBody, targetQuery, useQuote, useRequestIntroduction } from './api.ts';

/** The toast after a request was sent. */
export const submitted = {
  title: 'Request Submitted',
  description: 'Your request for a warm introduction has been submitted. Our team will contact you shortly.',
};

const { name, email, organization, role, reason } = introductionRequest.shape;

const formSchema = z.object({
  /** `member:3`; empty until a target is chosen. */
  target: z.string().refine((key) => splitTarget(key) !== null, 'Please choose who you would like to meet'),
  name,
  email,
  organization,
  role,
  reason,
});
export type RequestValues = z.input<typeof formSchema>;
export type RequestForm = UseFormReturn<RequestValues>;

const text = z.string().max(20_000).catch('');
const draftSchema = z.object({
  target: z.string().max(40).catch(''),
  name: text,
  email: text,
  organization: text,
  role: text,
  reason: text,
});

/** The two halves of `member:3`, `null` for anything else. */
export function splitTarget(key: string): { targetKind: IntroductionTargetKind; targetId: number } | null {
  const [kind, id = ''] = key.split(':');
  const targetKind = introductionTargetKinds.find((each) => each === kind);
  return targetKind && /^[1-9]\d{0,15}$/.test(id) ? { targetKind, targetId: Number(id) } : null;
}

export interface RequestFormOptions {
  /** The target of the request; empty until one is chosen. */
  target: string;
  /** A reason to start from. */
  reason?: string;
  onSent: (status: 'requested' | 'awaiting-membership') => void;
}

/**
 * The request form. What is typed survives a reload and a failure, and goes once it is stored. A
 * professional's request carries the price that was shown and confirmed; should it no longer hold, the new one is
 * shown and the sender decides again.
 */
export function useRequestForm({ target, reason: given = '', onSent }: RequestFormOptions) {
  const { user } = useCurrentUser();
  const quote = useQuote();
  const form = useForm<RequestValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { target, name: '', email: '', organization: '', role: '', reason: given },
  });
  const draft = useFormDraft(form, `introduction${target && `:${target}`}`, {
    schema: draftSchema,
    isBlank: (values) => ['', given].includes(values.reason.trim()) && values.role.trim() === '',
  });
  useOwnDetails(form, ['name', 'email', 'organization']);
  const { data: chosen } = useQuery(targetQuery(useWatch({ control: form.control, name: 'target' })));
  const [unconfirmed, setUnconfirmed] = useState<RequestBody>();
  const { mutate, isPending } = useRequestIntroduction();
  const isQuoting = user !== null && quote.isPending;
  const price = quote.data?.price;

  const send = (body: RequestBody) =>
    mutate(body, {
      onSuccess({ status }) {
        toast(submitted);
        draft.discard();
        onSent(status);
      },
      onError(error) {
        if (error instanceof Waiting) draft.discard();
        else showFailure(form, error);
      },
      onSettled: () => setUnconfirmed(undefined),
    });
  const submit = form.handleSubmit(({ target: key, ...body }) => {
    const whom = splitTarget(key);
    if (!whom || isQuoting) return;
    if (price) setUnconfirmed({ ...body, ...whom });
    else send({ ...body, ...whom });
  });
  return {
    form,
    quote,
    isQuoting,
    isSending: isPending,
    submit,
    /** The member the user is already connected to; then the request is not sent. */
    connected: chosen?.connectedId ? { id: chosen.connectedId, target: chosen } : null,
    /** The price to confirm before the request is sent; `null` if there is nothing to confirm. */
    confirmation: unconfirmed &&
      price && {
        price,
        isBusy: isPending,
        onConfirm: () => send({ ...unconfirmed, quotedCents: price.cents }),
        onClose: () => setUnconfirmed(undefined),
      },
  };
}

function showFailure(form: RequestForm, error: unknown): void {
  const body = error instanceof ApiError && error.status < 500 ? error.body : null;
  const fields = body?.fields ?? {};
  if (fields.targetId) form.setError('target', { message: fields.targetId });
  for (const field of ['name', 'email', 'organization', 'role', 'reason'] as const) {
    if (fields[field]) form.setError(field, { message: fields[field] });
  }
  toast({
    variant: 'destructive',
    title: fields.quotedCents ? 'The price has changed' : 'Your request could not be submitted',
    description:
      body && error instanceof ApiError && error.status !== 400
        ? body.message
        : 'There was a problem sending your request. Please try again.',
  });
}
