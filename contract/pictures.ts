import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, idParam, line, timestamp } from '#contract/kit/fields.ts';

/** Bounds of pictures (rule pictures). */
export const pictureBounds = {
  /** Bytes of a file that is uploaded. */
  bytes: 20 * 1024 * 1024,
  /** Characters of the text for those who cannot see a picture. */
  alt: 200,
  /** The most pictures of one record. */
  perRecord: 8,
  /** The most pictures inside one text. */
  perText: 20,
  /** Bytes of all pictures of a member, as they are stored. */
  perMember: 200 * 1024 * 1024,
  /** How long an upload waits for its record (hours). */
  waits: 24,
  /** The largest width and height that are stored. */
  side: 2048,
} as const;

/** The endings that a file chooser offers. The content decides what a file is. */
export const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'] as const;

/** What can be uploaded, in words. */
export const pictureWords = 'JPEG, PNG, WebP, GIF or AVIF';

/** The kinds of records with a long text, which may show pictures (rule long-texts). */
export const textHolders = ['technology', 'company', 'listing', 'article', 'research', 'event'] as const;
export type TextHolder = (typeof textHolders)[number];

/** What pictures belong to: a record or, of a member, the profile; and the long text of a record. */
export type PictureHolder = TextHolder | 'member' | `${TextHolder}-text`;

export const pictureId = z.uuid('This is not a picture');

/** A picture in its full size. */
export const picture = z.object({
  id: pictureId,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type Picture = z.infer<typeof picture>;

/** A picture of a record, with the text for those who cannot see it. */
export const shownPicture = picture.extend({ alt: z.string() });
export type ShownPicture = z.infer<typeof shownPicture>;

/** The pictures of a record in their order: uploads of the caller, and pictures that the record has already. */
export const picturesInput = z
  .array(
    z.strictObject({
      id: pictureId,
      alt: line(pictureBounds.alt).min(1, 'Please describe the picture for people who cannot see it'),
    }),
  )
  .max(pictureBounds.perRecord, `Please show at most ${pictureBounds.perRecord} pictures`)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Please show each picture once');
export type PictureInput = z.output<typeof picturesInput>[number];

/** The part of a picture that is kept, in hundredths of its width and height as it is seen. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

const cropRefusal = 'Please choose a part of the picture';
const hundredths = String.raw`(?:100|\d{1,2}(?:\.\d{1,4})?)`;

/** A crop in a query: `left,top,width,height`. */
export const cropParam = z
  .string()
  .regex(new RegExp(`^${hundredths}(?:,${hundredths}){3}$`), cropRefusal)
  .transform((text): Crop => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
    return { left, top, width, height };
  })
  .refine((part) => part.width > 0 && part.height > 0, cropRefusal)
  // A browser rounds what it measures.
  .refine((part) => part.left + part.width <= 100.01 && part.top + part.height <= 100.01, cropRefusal);

/**
 * POST /api/pictures: the bytes of a picture; with `crop`, only a part is kept. 400 for a file that is no picture, 409 where
 * the member has too many, 413 above 20 MB. It waits a day for a record that names it.
 */
export const uploadPicture = defineEndpoint({
  name: 'pictures.upload',
  method: 'POST',
  path: '/api/pictures',
  summary: 'Upload a picture for a record',
  access: 'member',
  query: z.strictObject({ crop: cropParam.optional() }),
  upload: { types: ['application/octet-stream'], maxBytes: pictureBounds.bytes },
  status: 201,
  response: picture.extend({ waitsUntil: timestamp }),
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 3600 }],
});

/**
 * GET /api/pictures/{id}-{width}.webp: a picture of a record that everybody may see, for ever the same. Who uploaded it sees
 * it while it waits; the owner and admins see that of a withheld record.
 */
export const getPicture = defineEndpoint({
  name: 'pictures.get',
  method: 'GET',
  path: '/api/pictures/:file',
  summary: 'A picture of a record, in one of its widths',
  access: 'everyone',
  params: z.strictObject({
    file: z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-9]\d{0,3}\.webp$/, 'This is not a picture'),
  }),
  response: z.string(),
  contentType: 'image/webp',
  cache: 'public',
});

/** DELETE /api/pictures/{id}/upload: an upload that belongs to nothing yet. */
export const deletePicture = defineEndpoint({
  name: 'pictures.delete',
  method: 'DELETE',
  path: '/api/pictures/:id/upload',
  summary: 'Delete an uploaded picture that no record shows',
  access: 'member',
  params: z.strictObject({ id: pictureId }),
  response: z.object({ isDeleted: z.literal(true) }),
  rateLimits: [{ by: 'account', limit: 600, windowSeconds: 3600 }],
});

/** The kinds of records whose pictures are set apart from their form, with the most that each shows. */
export const picturedKinds = { listing: 8, article: 1, research: 1, event: 1 } as const;
export type PicturedKind = keyof typeof picturedKinds;

/** Whether a picture of such a record needs a text: a single one stands beside a title that says the same. */
export const needsText = (kind: PicturedKind): boolean => picturedKinds[kind] > 1;

const picturedParams = z.strictObject({ kind: choice(picturedKinds), id: idParam });
const recordPictures = z.object({ pictures: z.array(shownPicture) });

/** GET /api/record-pictures/{kind}/{id}: for those who may change them. */
export const getRecordPictures = defineEndpoint({
  name: 'pictures.ofRecord',
  method: 'GET',
  path: '/api/record-pictures/:kind/:id',
  summary: 'The pictures of a record, for those who may change them',
  access: 'member',
  params: picturedParams,
  response: recordPictures,
});

/**
 * PUT /api/record-pictures/{kind}/{id}: all pictures of a listing, by its owner or an admin, or the picture of an article or
 * event, by an admin. It is shown at once.
 */
export const setRecordPictures = defineEndpoint({
  name: 'pictures.setOfRecord',
  method: 'PUT',
  path: '/api/record-pictures/:kind/:id',
  summary: 'Set the pictures of a record',
  access: 'member',
  params: picturedParams,
  body: z.strictObject({
    pictures: z
      .array(z.strictObject({ id: pictureId, alt: line(pictureBounds.alt) }))
      .max(pictureBounds.perRecord, `Please show at most ${pictureBounds.perRecord} pictures`)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Please show each picture once'),
  }),
  response: recordPictures,
  rateLimits: [{ by: 'account', limit: 240, windowSeconds: 3600 }],
});
