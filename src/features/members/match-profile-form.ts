import { useQueryClient } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths, pathTo } from '#contract/kit/paths.ts';
import {
  getMatchProfile,
  type MemberMatchProfile,
  memberMatchInput,
  updateMatchProfile,
} from '#contract/match-profiles.ts';
import { getMember, listMembers } from '#contract/members.ts';
import { getProfile } from '#contract/members-profile.ts';
import { useSubmit } from '#src/features/companies/index.ts';
import { amountOf, amountText, matchFormFields, matchFormText } from '#src/features/match-profiles/index.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';
import { queryOf } from '#src/lib/queries.ts';
import { toast } from '#src/stores/toasts.ts';

const formValues = z.object({
  ...matchFormFields,
  role: matchFormText,
  ticketMin: matchFormText,
  ticketMax: matchFormText,
  seeksText: matchFormText,
  offersText: matchFormText,
});
type Values = z.infer<typeof formValues>;
export type MatchProfileControl = Control<Values, unknown, MemberMatchProfile>;

/** What the caller seeks and offers, for the form. */
export const matchProfileQuery = queryOf(getMatchProfile, {});

const resolver = contractResolver(memberMatchInput, (values: Values) => ({
  ...values,
  role: values.role === '' ? null : values.role,
  ticketMin: amountOf(values.ticketMin),
  ticketMax: amountOf(values.ticketMax),
}));

function valuesOf(profile: MemberMatchProfile): Values {
  return {
    ...profile,
    role: profile.role ?? '',
    ticketMin: amountText(profile.ticketMin),
    ticketMax: amountText(profile.ticketMax),
    seeksText: profile.seeksText ?? '',
    offersText: profile.offersText ?? '',
  };
}

/** The form of what a member seeks and offers. What is typed survives a reload, a failure and a sign-in. */
export function useMatchProfileForm(saved: MemberMatchProfile, userId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const defaults = valuesOf(saved);
  const form = useForm<Values, unknown, MemberMatchProfile>({ resolver, defaultValues: defaults });
  const draft = useFormDraft(form, `match-profile-${userId}`, {
    schema: formValues,
    // A saved form needs no copy in the browser.
    isBlank: (values) => JSON.stringify(formValues.parse(values)) === JSON.stringify(formValues.parse(defaults)),
  });
  const { submit, isSending } = useSubmit({
    setError: form.setError,
    draft,
    send: (body: MemberMatchProfile) => call(updateMatchProfile, { body }),
    onDone(answer) {
      client.setQueryData(matchProfileQuery.queryKey, answer);
      for (const { path } of [getProfile, getMember, listMembers]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
      toast({ title: 'Saved', description: 'Your profile shows it now.' });
      void navigate(pathTo(paths.member, { id: userId }));
    },
    failure: { title: 'Error saving', description: 'There was a problem saving your entries. Please try again.' },
  });
  return { form, submit, isSending };
}
