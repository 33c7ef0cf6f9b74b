import { DisconnectOutlined, FileSearchOutlined, LockOutlined } from '@ant-design/icons';
import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import type { CallResult } from '#contract/kit/endpoint.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { getListingForm } from '#contract/listings-own.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RecordFailure, RecordMissing } from '#src/components/record-page.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { Stack } from '#src/components/stack.tsx';
import { DocumentsCard } from '#src/features/attachments/index.ts';
import { useWaitingForm } from '#src/features/outbox/index.ts';
import { RecordPictures } from '#src/features/pictures/index.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { ListingEditor } from '../components/listing-editor.tsx';
import { ListingFormFields } from '../components/listing-form.tsx';
import { isBlankListing, listingDraft, publishLabels, useListingForm } from '../listing-form.ts';
import { listingFormQuery } from '../own-api.ts';
import { useDraftEdition } from '../use-draft-edition.ts';
import { useEdit } from '../use-edit.ts';
import { useHeld } from '../use-held.ts';
import { usePublish } from '../use-publish.ts';
import { useSaveAsDraft } from '../use-save-draft.ts';

type Opened = CallResult<typeof getListingForm>;

/** /network/listings/{id}/edit: the form of a draft or of a published listing. */
export function EditListingPage() {
  const record = useRecord(listingFormQuery);
  const { id } = record;
  const { waiting, isLoading } = useWaitingForm(`draft/${id}`);
  // A draft stays open as it is, whatever becomes of the server meanwhile.
  const draft = useHeld(id, isLoading ? null : waitingDraft(Number(id), waiting));
  const data = isLoading ? undefined : (draft ?? record.data);
  const error = draft ? null : record.error;
  const isDraft = data?.status === 'draft';
  usePageTitle(isDraft ? 'Edit Draft' : 'Edit Listing');

  if (record.isMissing && !draft) {
    return (
      <Page>
        <RecordMissing name="Listing" art={<FileSearchOutlined />} to={paths.ownListings} label="My listings" />
      </Page>
    );
  }
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Page>
        <MessagePanel
          art={<LockOutlined />}
          headingLevel={1}
          title="This listing belongs to someone else"
          text="Only its owner and our team can change it."
          action={<ButtonLink to={pathTo(paths.listing, { id })}>View listing</ButtonLink>}
        />
      </Page>
    );
  }
  if (error) {
    return (
      <Page>
        <RecordFailure record={record} name="Listing" art={<DisconnectOutlined />} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        before={<BackLink to={paths.ownListings}>My listings</BackLink>}
        title={isDraft ? 'Edit Draft' : 'Edit Listing'}
        subtitle={isDraft ? 'Only you can see it until you publish it.' : 'Its number, date and term do not change.'}
      />
      {/* Keyed: another listing's form starts from its own values. */}
      {!data ? (
        <Spinner page label="Loading the form" />
      ) : isDraft ? (
        <EditDraft key={id} opened={data} waitingKey={waiting?.key ?? null} />
      ) : (
        <Edit key={id} opened={data} />
      )}
    </Page>
  );
}

/** What waits to be saved in the desktop app is the newest state of a draft. */
function waitingDraft(id: number, waiting: OutboxEntry | null): Opened | null {
  if (!waiting?.form) return null;
  const version = Number(waiting.form.version);
  return { id, status: 'draft', version, values: listingDraft.parse(waiting.form) };
}

function EditDraft({ opened: { id, version, values }, waitingKey }: { opened: Opened; waitingKey: string | null }) {
  const form = useListingForm(values);
  const edition = useDraftEdition(form, { draft: { id, version }, name: `listing-edit:${id}`, waitingKey });
  const { local } = edition;
  const { publish, isPublishing } = usePublish(form, local, { draftId: id });
  const draft = useSaveAsDraft({ form, edition });
  return (
    <ListingEditor form={form} local={local}>
      <ListingFormFields
        form={form}
        labels={publishLabels}
        isSubmitting={isPublishing}
        cancelPath={paths.ownListings}
        draft={draft}
        onSubmit={form.handleSubmit(publish)}
      />
    </ListingEditor>
  );
}

const saveLabels = { submit: 'Save Changes', submitting: 'Saving...' };

function Edit({ opened: { id, version, values } }: { opened: Opened }) {
  const form = useListingForm(values);
  // The copy belongs to one edition: it would not fit a newer one.
  const local = useFormDraft(form, `listing-edit:${id}:${version}`, { schema: listingDraft, isBlank: isBlankListing });
  const { save, isSaving } = useEdit(form, local, { id, version });
  return (
    <Stack gap={32}>
      <ListingEditor form={form} local={local}>
        <ListingFormFields
          form={form}
          labels={saveLabels}
          isSubmitting={isSaving}
          cancelPath={pathTo(paths.listing, { id })}
          onSubmit={form.handleSubmit(save)}
        />
      </ListingEditor>
      <RecordPictures kind="listing" id={id} />
      <DocumentsCard kind="listing" id={id} />
    </Stack>
  );
}
