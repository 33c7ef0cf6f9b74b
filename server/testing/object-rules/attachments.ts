import { by, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';
import { aHiddenDocument, aHiddenListing } from '../withheld-objects.ts';

const isListing = { params: { kind: 'listing' } };

export const rules: ObjectRules = {
  'attachments.get': { owned: by(owned.anAttachment) },
  'attachments.delete': { owned: by(owned.anUpload) },
  'documents.get': { open: 'a document of a public record', hidden: by(aHiddenDocument) },
  'documents.list': { open: 'a public record', hidden: by(aHiddenListing, () => isListing) },
  'documents.set': { owned: by(owned.anOwnedListing, () => ({ ...isListing, body: { documents: [] } })) },
};
