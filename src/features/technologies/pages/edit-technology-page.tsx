import { ExperimentOutlined, LockOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import { isDedicated, type Technology, technologyPath, updateTechnology } from '#contract/technologies.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RecordFailure, RecordMissing } from '#src/components/record-page.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { Stack } from '#src/components/stack.tsx';
import { DocumentsCard } from '#src/features/attachments/index.ts';
import {
  type ParsedTechnology,
  SubmitForm,
  TechnologyFormFields,
  technologyTextLists,
  technologyValues,
  technologyValuesOf,
  useMayEditTechnology,
  useRefreshTechnology,
  useSubmit,
  useTechnologyForm,
} from '#src/features/companies/index.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { call } from '#src/lib/api-client.ts';
import { toast } from '#src/stores/toasts.ts';
import { technologyQuery } from '../api.ts';

/** /network/technologies/{id}/edit: for the owner of its company, and for admins. */
export function EditTechnologyPage() {
  const { id, ...technology } = useRecord(technologyQuery);
  const { data } = technology;
  const right = useMayEditTechnology(data);
  usePageTitle(technology.isMissing ? 'Technology Not Found' : `Edit Technology${data ? `: ${data.name}` : ''}`);

  if (technology.isMissing) {
    return (
      <Page>
        <RecordMissing
          name="Technology"
          art={<ExperimentOutlined />}
          to={paths.technologies}
          label="Back to Technologies"
        />
      </Page>
    );
  }
  if (technology.error ?? right.error) {
    return (
      <Page width="narrow">
        <RecordFailure
          record={{
            isFetching: technology.isFetching || right.isFetching,
            refetch: () => Promise.all([technology.refetch(), right.refetch()]),
          }}
          name="Technology"
        />
      </Page>
    );
  }
  // A cached record may be an old edition: a form starts with a fresh one.
  if (!data || !technology.isFresh || right.mayEdit === undefined) {
    return <Spinner page label="Loading technology" />;
  }
  return (
    <Frame path={technologyPath(data.id)} name={data.name}>
      {right.mayEdit ? (
        <Stack gap={32}>
          <EditForm key={id} technology={data} />
          <DocumentsCard key={`documents ${id}`} kind="technology" id={data.id} />
        </Stack>
      ) : (
        <Refusal id={data.id} />
      )}
    </Frame>
  );
}

function Frame({ path, name, children }: { path: string; name: string; children: ReactNode }) {
  return (
    <Page width="narrow">
      <PageHeader
        before={<BackLink to={path}>{`Back to ${name}`}</BackLink>}
        title="Edit Technology"
        subtitle="Changes are public as soon as you save them."
      />
      {children}
    </Page>
  );
}

/** The page for anyone who cannot edit the technology, and for everyone if its page is part of the product. */
function Refusal({ id }: { id: number }) {
  const [title, text] = isDedicated(id)
    ? ['This technology has a page of its own', 'Its page and its entry in the directory are kept by our team.']
    : ['This technology belongs to someone else', 'Only the owner of its company and our team can change it.'];
  return (
    <MessagePanel
      art={<LockOutlined />}
      title={title}
      text={text}
      action={<ButtonLink to={technologyPath(id)}>Back to the technology</ButtonLink>}
    />
  );
}

function EditForm({ technology }: { technology: Technology }) {
  // The edition that was opened. A newer one that arrives later must not count as the one the user has seen.
  const [opened] = useState(technology);
  const id = String(opened.id);
  const path = technologyPath(opened.id);
  const defaults = technologyValuesOf(opened);
  const form = useTechnologyForm(defaults);
  // The draft belongs to one edition; it does not fit a newer one.
  const draft = useFormDraft(form, `technology-edit:${id}:${opened.version}`, {
    schema: technologyValues,
    isBlank: (values) => JSON.stringify(values) === JSON.stringify(defaults),
  });
  const navigate = useNavigate();
  const refresh = useRefreshTechnology();
  const { submit, isSending } = useSubmit({
    setError: form.setError,
    draft,
    texts: technologyTextLists,
    send: (body: ParsedTechnology) =>
      call(updateTechnology, { params: { id }, body: { ...body, version: opened.version } }),
    async onDone() {
      await refresh(opened);
      toast({ title: 'Technology saved' });
      void navigate(path);
    },
    failure: {
      title: 'Error saving technology',
      description: 'There was a problem saving the technology. Please try again.',
    },
  });
  return (
    <SubmitForm
      form={form}
      name="Technology"
      submit={submit}
      cancelTo={path}
      isSending={isSending}
      label="Save Changes"
      sendingLabel="Saving..."
    >
      <TechnologyFormFields control={form.control} />
    </SubmitForm>
  );
}
