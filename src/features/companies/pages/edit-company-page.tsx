import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { type Company, type ParsedCompanyInput, updateCompany } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Stack } from '#src/components/stack.tsx';
import { DocumentsCard } from '#src/features/attachments/index.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { toast } from '#src/stores/toasts.ts';
import { useRefreshCompany } from '../api.ts';
import { companyValues, textLists, useCompanyForm, valuesOf } from '../company-form.ts';
import { CompanyEditor } from '../components/company-editor.tsx';
import { CompanyFormFields } from '../components/company-form-fields.tsx';
import { SubmitForm } from '../components/submit-form.tsx';
import { useSubmit } from '../use-submit.ts';

/** /network/companies/{id}/edit: for the owner, and for admins. */
export function EditCompanyPage() {
  return (
    <CompanyEditor
      title="Edit Company Profile"
      subtitle="Changes are public as soon as you save them."
      audience="owner"
    >
      {(company) => (
        <Stack gap={32}>
          <EditForm key={company.id} company={company} />
          <DocumentsCard key={`documents ${company.id}`} kind="company" id={company.id} />
        </Stack>
      )}
    </CompanyEditor>
  );
}

function EditForm({ company }: { company: Company }) {
  // The edition that was opened. A newer one that arrives later must not count as the one the user has seen.
  const [opened] = useState(company);
  const id = String(opened.id);
  const path = pathTo(paths.company, { id });
  const defaults = valuesOf(opened);
  const form = useCompanyForm(defaults);
  // The draft belongs to one edition; it does not fit a newer one.
  const draft = useFormDraft(form, `company:${id}:${opened.version}`, {
    schema: companyValues,
    isBlank: (values) => JSON.stringify(values) === JSON.stringify(defaults),
  });
  const navigate = useNavigate();
  const refresh = useRefreshCompany();
  const { submit, isSending } = useSubmit({
    setError: form.setError,
    draft,
    texts: textLists,
    send: (body: ParsedCompanyInput) =>
      call(updateCompany, { params: { id }, body: { ...body, version: opened.version } }),
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
      name="Company"
      submit={submit}
      cancelTo={path}
      isSending={isSending}
      label="Save Changes"
      sendingLabel="Saving..."
    >
      <CompanyFormFields control={form.control} />
    </SubmitForm>
  );
}
