import type { Generated } from 'kysely';

import type { AttachmentHolder, AttachmentType } from '#contract/attachments.ts';

/** Files that members have uploaded; their bytes are in the storage, under the id. */
export interface AttachmentsTable {
  id: string;
  /** Who uploaded it. */
  user_id: number;
  name: string;
  type: AttachmentType;
  bytes: number;
  /** What a record calls it, whose document it is; otherwise empty. */
  title: Generated<string>;
  /** The note, message or record it belongs to; `null` while it waits for one, and once it is detached. */
  holder_kind: AttachmentHolder | null;
  holder_id: number | null;
  /** Its place among the attachments of its holder. */
  position: Generated<number>;
  /** When the sweep deletes it; `null` while it belongs to something. */
  expires_at: string | null;
  created_at: string;
}
