import { useNavigate } from 'react-router-dom';

import { createCompany, type ParsedCompanyInput } from '#contract/companies.ts';
import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { call } from '#src/lib/api-client.ts';
import { toast } from '#src/stores/toasts.ts';
import { useRefreshCompany } from '../api.ts';
import { companyValues, textLists, useCompanyForm, valuesOf } from '../company-form.ts';
import { CompanyFormFields } from '../components/company-form-fields.tsx';
import { SubmitForm } from '../components/submit-form.tsx';
import { useSubmit } from '../use-submit.ts';

const empty = valuesOf();
const blank = JSON.stringify(empty);

/** /network/companies/create. Anyone may fill the form; adding the company asks to sign in. */
export function CreateCompanyPage() {
  usePageTitle(staticPages[paths.companyCreate].title);
  const { user, isLoading } = useCurrentUser();
  const form = useCompanyForm(empty);
  const draft = useFormDraft(form, 'company', {
    schema: companyValues,
    isBlank: (values) => JSON.stringify(values) === blank,
  });
  const navigate = useNavigate();
  const refresh = useRefreshCompany();
  const { submit, isSending } = useSubmit({
    setError: form.setError,
    draft,
    texts: textLists,
    send: (body: ParsedCompanyInput) => call(createCompany, { body }),
    async onDone({ id, name }) {
      await refresh(String(id));
      toast({ title: 'Company added', description: `${name} is in the directory now.` });
      void navigate(pathTo(paths.company, { id }));
    },
    failure: {
      title: 'Error adding company',
      description: 'There was a problem adding your company. Please try again.',
    },
  });

  return (
    <Page width="narrow">
      <PageHeader
        before={<BackLink to={paths.companies}>Back to Companies</BackLink>}
        title="Add a Company"
        subtitle="You manage its profile: its story, its technologies and its team."
      />
      <SubmitForm
        form={form}
        name="Company"
        submit={submit}
        cancelTo={paths.companies}
        isSending={isSending}
        label="Add Company"
        sendingLabel="Adding..."
        note={!isLoading && !user ? 'You will be asked to sign in. What you typed is kept.' : undefined}
      >
        <CompanyFormFields control={form.control} />
      </SubmitForm>
    </Page>
  );
}
