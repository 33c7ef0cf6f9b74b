import { useNavigate } from 'react-router-dom';

import type { Company } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { addTechnology } from '#contract/technologies.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { call } from '#src/lib/api-client.ts';
import { toast } from '#src/stores/toasts.ts';
import { useRefreshCompany } from '../api.ts';
import { CompanyEditor } from '../components/company-editor.tsx';
import { SubmitForm } from '../components/submit-form.tsx';
import { TechnologyFormFields } from '../components/technology-form-fields.tsx';
import {
  isBlankTechnology,
  type ParsedTechnology,
  technologyTextLists,
  technologyValues,
  technologyValuesOf,
  useTechnologyForm,
} from '../technology-form.ts';
import { useSubmit } from '../use-submit.ts';

/** /network/companies/{id}/add-technology: for the owner, and for admins. */
export function AddTechnologyPage() {
  return (
    <CompanyEditor
      title="Add Technology"
      subtitle="It gets its own page and an entry in the technology directory."
      audience="owner"
    >
      {(company) => <TechnologyForm company={company} />}
    </CompanyEditor>
  );
}

function TechnologyForm({ company }: { company: Company }) {
  const id = String(company.id);
  const form = useTechnologyForm({ ...technologyValuesOf(), focusArea: company.focusArea.id });
  const draft = useFormDraft(form, `technology:${id}`, { schema: technologyValues, isBlank: isBlankTechnology });
  const navigate = useNavigate();
  const refresh = useRefreshCompany();
  const { submit, isSending } = useSubmit({
    setError: form.setError,
    draft,
    texts: technologyTextLists,
    send: (body: ParsedTechnology) => call(addTechnology, { params: { id }, body }),
    async onDone({ name }) {
      await refresh(id);
      toast({ title: 'Technology added', description: `${name} is in the directory now.` });
      void navigate(`${pathTo(paths.company, { id })}?tab=technologies`);
    },
    failure: {
      title: 'Error adding technology',
      description: 'There was a problem adding the technology. Please try again.',
    },
  });
  return (
    <SubmitForm
      form={form}
      name="Technology"
      submit={submit}
      cancelTo={pathTo(paths.company, { id })}
      isSending={isSending}
      label="Add Technology"
      sendingLabel="Adding..."
    >
      <TechnologyFormFields control={form.control} />
    </SubmitForm>
  );
}
