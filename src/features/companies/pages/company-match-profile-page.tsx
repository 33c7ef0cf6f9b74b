import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';

import type { Company } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import {
  type CompanyMatchProfile,
  emptyCompanyMatchProfile,
  updateCompanyMatchProfile,
} from '#contract/match-profiles.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { toast } from '#src/stores/toasts.ts';
import { useRefreshCompany } from '../api.ts';
import { CompanyEditor } from '../components/company-editor.tsx';
import { MatchFields } from '../components/match-fields.tsx';
import { SubmitForm } from '../components/submit-form.tsx';
import { matchResolver, matchValues, matchValuesOf } from '../match-form.ts';
import { useSubmit } from '../use-submit.ts';

/** /network/companies/{id}/seeks-and-offers: for the owner, and for admins (rule match-profiles). */
export function CompanyMatchProfilePage() {
  return (
    <CompanyEditor
      title="What the Company Seeks and Offers"
      subtitle="So that investors, customers and partners find it. All of it is optional, and all of it is public."
      audience="owner"
    >
      {(company) => <MatchForm key={company.id} company={company} />}
    </CompanyEditor>
  );
}

function MatchForm({ company }: { company: Company }) {
  // The edition that was opened: a newer one that arrives meanwhile does not become the one that was read.
  const [opened] = useState(company);
  const id = String(opened.id);
  const path = pathTo(paths.company, { id });
  const defaults = matchValuesOf(opened.matchProfile ?? emptyCompanyMatchProfile);
  const form = useForm<z.infer<typeof matchValues>, unknown, CompanyMatchProfile>({
    resolver: matchResolver,
    defaultValues: defaults,
  });
  // Kept for one edition: upon a newer one it would be out of place.
  const draft = useFormDraft(form, `company-match:${id}:${opened.version}`, {
    schema: matchValues,
    isBlank: (values) => JSON.stringify(matchValues.parse(values)) === JSON.stringify(matchValues.parse(defaults)),
  });
  const navigate = useNavigate();
  const refresh = useRefreshCompany();
  const { submit, isSending } = useSubmit({
    setError: form.setError,
    draft,
    send: (body: CompanyMatchProfile) =>
      call(updateCompanyMatchProfile, { params: { id }, body: { ...body, version: opened.version } }),
    async onDone() {
      await refresh(id);
      toast({ title: 'Company profile saved' });
      void navigate(path);
    },
    failure: {
      title: 'Error saving company',
      description: 'There was a problem saving the profile. Please try again.',
    },
  });
  return (
    <SubmitForm
      form={form}
      name="What the company seeks and offers"
      submit={submit}
      cancelTo={path}
      isSending={isSending}
      label="Save Changes"
      sendingLabel="Saving..."
    >
      <MatchFields control={form.control} />
    </SubmitForm>
  );
}
