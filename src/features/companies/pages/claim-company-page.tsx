import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { Company } from '#contract/companies.ts';
import { claimBounds, claimInput, requestClaim } from '#contract/companies-claims.ts';
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
const values = z.object({ role: text, workEmail: text, proof: text, link: text });
type Values = z.infer<typeof values>;
type Parsed = z.output<typeof claimInput>;

const resolver = contractResolver(claimInput, (given: Values) => given);

/** /network/companies/{id}/claim: a request with proof, which the team decides about. */
export function ClaimCompanyPage() {
  return (
    <CompanyEditor
      title="Claim This Company"
      subtitle="Tell us what you do at the company. Once your claim is approved, you manage its profile."
      audience="claimant"
    >
      {(company) => <ClaimForm company={company} />}
    </CompanyEditor>
  );
}

function ClaimForm({ company }: { company: Company }) {
  const id = String(company.id);
  const form = useForm<Values, unknown, Parsed>({
    resolver,
    defaultValues: { role: '', workEmail: '', proof: '', link: '' },
  });
  const draft = useFormDraft(form, `claim:${id}`, {
    schema: values,
    isBlank: (given) => Object.values(given).every((value) => value.trim() === ''),
  });
  const navigate = useNavigate();
  const refresh = useRefreshCompany();
  const { submit, isSending } = useSubmit({
    setError: form.setError,
    draft,
    send: (body: Parsed) => call(requestClaim, { params: { id }, body }),
    async onDone() {
      await refresh(id);
      toast({ title: 'Claim submitted', description: 'Our team will review it and tell you the decision.' });
      void navigate(pathTo(paths.company, { id }));
    },
    failure: {
      title: 'Error submitting claim',
      description: 'There was a problem submitting your claim. Please try again.',
    },
  });
  return (
    <SubmitForm
      form={form}
      name="Claim"
      submit={submit}
      cancelTo={pathTo(paths.company, { id })}
      isSending={isSending}
      label="Submit Claim"
      sendingLabel="Submitting..."
    >
      <FormCard title={company.name} text="Only the team sees what you enter here.">
        <FieldRow>
          <TextField control={form.control} name="role" label="Your Role" placeholder="e.g. Managing director" />
          <TextField
            control={form.control}
            name="workEmail"
            label="Work Email"
            type="email"
            autoComplete="email"
            placeholder="you@company.com"
          />
        </FieldRow>
        <TextField
          control={form.control}
          name="proof"
          label="How can we check this?"
          rows={5}
          max={claimBounds.proof.max}
          placeholder="For example: a page of the company’s website or a register with your name"
        />
        <TextField
          control={form.control}
          name="link"
          label="Link"
          type="url"
          placeholder="https://"
          hint="A page that shows your role, if there is one."
          isOptional
        />
      </FormCard>
    </SubmitForm>
  );
}
