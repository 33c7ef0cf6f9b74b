import { DisconnectOutlined, FileSearchOutlined, LockOutlined } from '@ant-design/icons';
import { useState } from 'react';

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
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { ListingEditor } from '../components/listing-editor.tsx';
import { ListingFormFields } from '../components/listing-form.tsx';
import { isBlankListing, listingDraft, publishLabels, useListingForm } from '../listing-form.ts';
import { listingFormQuery } from '../own-api.ts';
import { useEdit } from '../use-edit.ts';
import { usePublish } from '../use-publish.ts';
import { useSaveAsDraft } from '../use-save-draft.ts';

type Opened = CallResult<typeof getListingForm>;

/** /network/listings/{id}/edit: the form of a draft or of a published listing. */
export function EditListingPage() {
  const record = useRecord(listingFormQuery);
  const { id, data, error } = record;
  const isDraft = data?.status === 'draft';
  usePageTitle(isDraft ? 'Edit Draft' : 'Edit Listing');

  if (record.isMissing) {
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
        <EditDraft key={id} opened={data} />
      ) : (
        <Edit key={id} opened={data} />
      )}
    </Page>
  );
}

/** A draft in this browser belongs to one edition: it would not fit a newer one. */
function useLocalDraft(form: ReturnType<typeof useListingForm>, id: number, version: number) {
  return useFormDraft(form, `listing-edit:${id}:${version}`, { schema: listingDraft, isBlank: isBlankListing });
}

function EditDraft({ opened: { id, values, ...opened } }: { opened: Opened }) {
  const [version, setVersion] = useState(opened.version);
  const form = useListingForm(values);
  const local = useLocalDraft(form, id, version);
  const { publish, isPublishing } = usePublish(form, local, id);
  const draft = useSaveAsDraft({ form, local, draft: { id, version }, onSaved: setVersion });
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
  const local = useLocalDraft(form, id, version);
  const { save, isSaving } = useEdit(form, local, { id, version });
  return (
    <ListingEditor form={form} local={local}>
      <ListingFormFields
        form={form}
        labels={saveLabels}
        isSubmitting={isSaving}
        cancelPath={pathTo(paths.listing, { id })}
        onSubmit={form.handleSubmit(save)}
      />
    </ListingEditor>
  );
}
