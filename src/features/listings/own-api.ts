import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { createListing, getListing, type ListingStatus, listListings } from '#contract/listings.ts';
import {
  closeListing,
  createDraft,
  deleteDraft,
  getListingForm,
  listOwnListings,
  type OwnListing,
  publishDraft,
  renewListing,
  reopenListing,
  updateDraft,
  updateListing,
} from '#contract/listings-own.ts';
import { discardChangesOf } from '#src/features/outbox/index.ts';
import { call } from '#src/lib/api-client.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { callNamed } from '#src/lib/call-named.ts';
import { keepsPrevious, pagesOf, queryOf } from '#src/lib/queries.ts';
import { useListingUpdate } from './api.ts';
import type { ListingFormValues } from './listing-form.ts';

/** The member's listings in one state or in all, newest first. */
export function useOwnListings(status: ListingStatus | undefined) {
  return useInfiniteQuery(pagesOf(listOwnListings, { query: { status } }, keepsPrevious));
}

/** The record the edit form starts with: always fetched, because an old edition could not be saved. */
export function listingFormQuery(id: string) {
  return queryOf(getListingForm, { params: { id } }, { gcTime: 0 });
}

/** Publishes a listing, from a draft if there is one. */
export function usePublishListing(draftId?: number) {
  const onSuccess = useListingUpdate();
  return useMutation({
    mutationFn: (body: CallInput<typeof createListing>['body']) =>
      draftId === undefined
        ? call(createListing, { body })
        : call(publishDraft, { params: { id: String(draftId) }, body }),
    // A listing that waits for its review is not public yet, so its page asks for the withheld record.
    onSuccess: ({ isUnderReview, ...listing }) => isUnderReview || onSuccess(listing),
  });
}

/** A draft on the server, as it was known last. */
export interface Edition {
  id: number;
  version: number;
}

/**
 * Keeps the form on the server as it is: again, or over the draft's edition that was opened. `local` stands for a new
 * draft in the desktop app.
 */
export function useSaveDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      draft,
      values,
      local,
    }: {
      draft: Edition | null;
      values: ListingFormValues;
      local: string | null;
    }) =>
      draft
        ? callNamed(
            updateDraft,
            { params: { id: String(draft.id) }, body: { ...values, version: draft.version } },
            { name: values.title },
          )
        : callNamed(createDraft, { body: values }, { name: values.title, local }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listOwnListings.path] }),
  });
}

export function useDeleteDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: Pick<OwnListing, 'id' | 'title'>) =>
      callNamed(deleteDraft, { params: { id: String(id) } }, { name: title || 'untitled' }),
    // Nor is a save sent that waits, whether the draft is deleted or will be.
    onSettled: (_, error, { id }) =>
      (error === null || error instanceof Waiting) && discardChangesOf(`draft/${id}`, updateDraft.name),
    onSuccess: () => client.invalidateQueries({ queryKey: [listOwnListings.path] }),
  });
}

export function useEditListing(id: number) {
  const client = useQueryClient();
  const show = useListingUpdate();
  return useMutation({
    mutationFn: (body: CallInput<typeof updateListing>['body']) =>
      call(updateListing, { params: { id: String(id) }, body }),
    onSuccess(listing) {
      show(listing);
      void client.invalidateQueries({ queryKey: [listOwnListings.path] });
    },
  });
}

const lifeSteps = { close: closeListing, reopen: reopenListing, renew: renewListing } as const;
export type LifeStep = keyof typeof lifeSteps;

/** Changes the state of a listing. */
export function takeLifeStep({ id, step }: { id: number; step: LifeStep }) {
  return call(lifeSteps[step], { params: { id: String(id) } });
}

/** Fetches again what shows the state of a listing. */
export function refetchState(client: QueryClient, id: number): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: [listOwnListings.path] }),
    client.invalidateQueries({ queryKey: [listListings.path] }),
    client.invalidateQueries({ queryKey: [getListing.path, String(id)] }),
  ]);
}
