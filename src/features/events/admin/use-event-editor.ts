import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EventDetail } from '#contract/events.ts';
import { type AdminEvent, createEvent, previewEvent, publishEvent, updateEvent } from '#contract/events-admin.ts';
import type { EventInput } from '#contract/events-input.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { formatNumber } from '#src/lib/format.ts';
import { takeSaved } from '#src/lib/mark-saved.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import { adminEventQuery, useEventRefresh } from './api.ts';
import { changesPlans, type EventValues, eventValues, useEventForm, valuesOf } from './event-form.ts';

/** A change that waits for a confirmation. */
type Question = { about: 'plans'; input: EventInput; people: number } | { about: 'publish'; input: EventInput };

/**
 * The form of an event and everything its buttons do. Whatever goes wrong, the entries stay: in the form, and
 * in this browser until they are saved.
 */
export function useEventEditor(initial: AdminEvent | undefined) {
  const [saved, setSaved] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const isLeaving = useRef(false);
  const [question, setQuestion] = useState<Question>();
  const [preview, setPreview] = useState<EventDetail>();
  const [hasConflict, setConflict] = useState(false);
  const defaults = valuesOf(saved);
  const form = useEventForm(defaults);
  const draft = useFormDraft<EventValues>(form, draftKey(initial?.id), {
    schema: eventValues,
    isBlank: (values) => JSON.stringify(values) === JSON.stringify(defaults),
  });
  const client = useQueryClient();
  const refresh = useEventRefresh();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const fail = (title: string, error: unknown) => {
    if (isSignedOut(error)) {
      draft.flush();
      void navigate(signInPath(pathname));
      return;
    }
    const body = error instanceof ApiError ? error.body : null;
    const { version, ...fields } = body?.fields ?? {};
    if (version) setConflict(true);
    for (const [path, message] of Object.entries(fields)) {
      form.setError(path as FieldPath<EventValues>, { type: 'server', message });
    }
    toast({ variant: 'destructive', title, description: body?.message ?? 'Please try again in a moment.' });
  };

  /** Runs one action at a time and shows the reason if it fails. */
  const attempt = async (failure: string, work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      fail(failure, error);
    } finally {
      setBusy(isLeaving.current);
    }
  };
  /** A new event has a page of its own. The buttons of this one do nothing more. */
  const openPage = async (id: number) => {
    isLeaving.current = true;
    await navigate(pathTo(paths.adminEvent, { id }), { replace: true });
  };

  /** What was typed since `sent` stays; without it, nothing does. */
  const accept = (event: AdminEvent, sent = form.getValues()) => {
    setSaved(event);
    setConflict(false);
    draft.follow(draftKey(event.id), takeSaved(form, sent, valuesOf(event)));
    refresh(event);
  };

  const store = async (input: EventInput): Promise<AdminEvent> => {
    const sent = structuredClone(form.getValues());
    if (!saved) {
      const made = await call(createEvent, { body: input });
      accept(made, sent);
      return made;
    }
    const body = { ...input, version: form.getValues('version') };
    const { event, notified, promoted } = await call(updateEvent, { params: { id: String(saved.id) }, body });
    accept(event, sent);
    toast({
      title: 'The event is saved',
      ...(notified + promoted > 0 && { description: toldInWords(notified, promoted) }),
    });
    return event;
  };

  const save = (input: EventInput) =>
    attempt('The event could not be saved', async () => {
      const event = await store(input);
      if (saved) return;
      toast({ title: 'The draft is saved', description: 'Only admins see it until you publish it.' });
      await openPage(event.id);
    });

  const publish = (input: EventInput) =>
    attempt('The event could not be published', async () => {
      const { id, version } = await store(input);
      try {
        const sent = structuredClone(form.getValues());
        accept(await call(publishEvent, { params: { id: String(id) }, body: { version } }), sent);
        toast({ title: 'The event is published', description: 'It is listed, and people can register.' });
      } finally {
        if (!saved) await openPage(id);
      }
    });

  return {
    form,
    draft,
    saved,
    isBusy,
    preview,
    closePreview: () => setPreview(undefined),
    question,
    hasConflict,
    /** Saves, after a question if people would be notified. */
    save: form.handleSubmit((input) => {
      const people = saved?.state === 'published' ? saved.seats.mailed.taken : 0;
      if (saved && people > 0 && changesPlans(saved.entries, input)) setQuestion({ about: 'plans', input, people });
      else void save(input);
    }),
    askToPublish: form.handleSubmit((input) => setQuestion({ about: 'publish', input })),
    answer(isYes: boolean) {
      setQuestion(undefined);
      if (!question || !isYes) return;
      void (question.about === 'publish' ? publish(question.input) : save(question.input));
    },
    showPreview: form.handleSubmit((input) =>
      attempt('There is no preview', async () => setPreview(await call(previewEvent, { body: input }))),
    ),
    /** After a conflict: takes the stored values, or keeps the entries on top of them. */
    resolve: (keep: 'theirs' | 'mine') =>
      attempt('The event could not be loaded', async () => {
        const theirs = await client.fetchQuery(adminEventQuery(String(saved?.id)));
        if (keep === 'theirs') {
          accept(theirs);
          return;
        }
        setSaved(theirs);
        form.setValue('version', theirs.version);
        setConflict(false);
        toast({ title: 'Your entries are kept', description: 'Check them once more, then save.' });
      }),
  };
}
const draftKey = (id: number | undefined) => `event:${id ?? 'new'}`;

export type EventEditor = ReturnType<typeof useEventEditor>;

function toldInWords(notified: number, promoted: number): string {
  const told = notified > 0 ? [`${formatNumber(notified)} notified of the change`] : [];
  const seated = promoted > 0 ? [`${formatNumber(promoted)} from the waitlist got a seat`] : [];
  return `${[...told, ...seated].join(', ')}.`;
}
