import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type OwnProfile, type ProfileInput, profileInput } from '#contract/members-profile.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import { useUpdateProfile } from './own-api.ts';

export type ProfileForm = UseFormReturn<ProfileInput>;

/** A draft from storage. Invalid fields are empty. */
const text = z.string().max(20_000).catch('');
const words = z.array(z.string().max(200)).max(50).catch([]);
const flag = z.boolean().catch(true);
const period = { startDate: text, endDate: text, isCurrent: z.boolean().catch(false), description: text };
const draftSchema: z.ZodType<ProfileInput> = z.object({
  fullName: text,
  headline: text,
  pronouns: text,
  currentPosition: text,
  organization: text,
  location: text,
  website: text,
  bio: text,
  wishes: text,
  focusAreas: words,
  interests: words,
  skills: words,
  experience: z.array(z.object({ title: text, companyName: text, location: text, ...period })).catch([]),
  education: z.array(z.object({ institution: text, degree: text, fieldOfStudy: text, ...period })).catch([]),
  achievements: z.array(z.object({ title: text, issuer: text, issueDate: text, description: text })).catch([]),
  isListed: flag,
  showsActivity: flag,
  showsNetwork: flag,
  acceptsEnquiries: flag,
  enquiriesFromMembers: z.boolean().catch(false),
});

/** The form of the current user's profile. Its entries survive a reload, a failure and a sign-out. */
export function useEditProfileForm({ form: saved, member }: OwnProfile) {
  const navigate = useNavigate();
  const form = useForm<ProfileInput>({ resolver: zodResolver(profileInput), defaultValues: saved });
  const draft = useFormDraft(form, `profile-${member.id}`, {
    schema: draftSchema,
    // A saved form needs no draft.
    isBlank: (values) => JSON.stringify(draftSchema.parse(values)) === JSON.stringify(draftSchema.parse(saved)),
  });
  const { mutate, isPending } = useUpdateProfile();
  const submit = form.handleSubmit(
    (body) =>
      mutate(body, {
        onSuccess() {
          draft.clear();
          toast({ title: 'Profile saved', description: 'Your changes are visible now.' });
          void navigate(pathTo(paths.member, { id: member.id }));
        },
        onError(error) {
          if (isSignedOut(error)) {
            draft.flush();
            toast({ title: 'Please sign in', description: 'Sign in to save your profile. What you typed is kept.' });
            void navigate(signInPath(paths.profileEdit));
            return;
          }
          showFieldErrors(form, error);
          toast({
            variant: 'destructive',
            title: 'Error saving profile',
            description: 'There was a problem saving your profile. Please try again.',
          });
        },
      }),
    () => toast({ variant: 'destructive', title: 'Some fields need your attention', description: 'They are marked.' }),
  );
  return { form, draft, submit, isSaving: isPending };
}

/** Shows the server's field errors under their fields. */
function showFieldErrors(form: ProfileForm, error: unknown): void {
  const fields = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
  for (const [path, message] of Object.entries(fields)) {
    const name = path.split('.')[0] ?? '';
    // The server's paths are those of the contract, and the form uses the same ones.
    if (name in profileInput.shape) form.setError(path as FieldPath<ProfileInput>, { type: 'server', message });
  }
}
