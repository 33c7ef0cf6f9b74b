import { useNavigate } from 'react-router-dom';
import { z } from 'zod';

import { addTeamMember, type Company, teamMemberInput } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';
import { toast } from '#src/stores/toasts.ts';
import { useRefreshCompany } from '../api.ts';
import { CompanyEditor } from '../components/company-editor.tsx';
import { SubmitForm } from '../components/submit-form.tsx';
import { useSubmit } from '../use-submit.ts';

const text = z.string().max(20_000).catch('');
const values = z.object({ name: text, title: text, bio: text });
type Values = z.infer<typeof values>;
type Parsed = z.output<typeof teamMemberInput>;

const resolver = contractResolver(teamMemberInput, (given: Values) => given);

/** /network/companies/{id}/add-team-member: for the owner, and for admins. */
export function AddTeamMemberPage() {
  return (
    <CompanyEditor title="Add Team Member" subtitle="Who they are and what they do at the company." audience="owner">
      {(company) => <TeamMemberForm company={company} />}
    </CompanyEditor>
  );
}

function TeamMemberForm({ company }: { company: Company }) {
  const id = String(company.id);
  const form = useForm<Values, unknown, Parsed>({ resolver, defaultValues: { name: '', title: '', bio: '' } });
  const draft = useFormDraft(form, `team-member:${id}`, {
    schema: values,
    isBlank: (given) => Object.values(given).every((value) => value.trim() === ''),
  });
  const navigate = useNavigate();
  const refresh = useRefreshCompany();
  const { submit, isSending } = useSubmit({
    setError: form.setError,
    draft,
    send: (body: Parsed) => call(addTeamMember, { params: { id }, body }),
    async onDone({ name }) {
      await refresh(id);
      toast({ title: 'Team member added', description: `${name} is on the team now.` });
      void navigate(`${pathTo(paths.company, { id })}?tab=team`);
    },
    failure: {
      title: 'Error adding team member',
      description: 'There was a problem adding the team member. Please try again.',
    },
  });
  return (
    <SubmitForm
      form={form}
      name="Team member"
      submit={submit}
      cancelTo={pathTo(paths.company, { id })}
      isSending={isSending}
      label="Add Team Member"
      sendingLabel="Adding..."
    >
      <FormCard title="Team Member" text="Shown to everyone. Please ask people before you add them.">
        <FieldRow>
          <TextField control={form.control} name="name" label="Name" />
          <TextField control={form.control} name="title" label="Title" placeholder="e.g. Head of Engineering" />
        </FieldRow>
        <TextField control={form.control} name="bio" label="Bio" rows={4} max={600} isOptional />
      </FormCard>
    </SubmitForm>
  );
}
