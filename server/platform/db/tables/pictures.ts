import type { PictureHolder } from '#contract/pictures.ts';

/** Pictures that members have uploaded for records. */
export interface PicturesTable {
  id: string;
  /** Who uploaded it; `null` once that account is deleted. */
  user_id: number | null;
  /** The size in which it is kept at most. */
  width: number;
  height: number;
  /** Bytes of all its files. */
  bytes: number;
  /** The record it belongs to; `null` while it waits for one, and once it is released. */
  holder_kind: PictureHolder | null;
  holder_id: number | null;
  /** When the sweep deletes it; `null` while it belongs to something. */
  expires_at: string | null;
  created_at: string;
}

/** A picture in one width; its bytes are in the storage, under the key. */
export interface PictureFilesTable {
  key: string;
  picture_id: string;
  width: number;
  bytes: number;
}
