import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

import { type Attachment, type AttachmentType, attachmentTypes, uploadAttachment } from '#contract/attachments.ts';
import { type Picture, uploadPicture } from '#contract/pictures.ts';
import { expectRefusal, type TestClient } from './client.ts';

/** A PDF of one empty page; `objects` are written after its own. */
export function aPdf(...objects: (string | Buffer)[]): Buffer {
  const own = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
  ];
  const parts = ['%PDF-1.7\n', ...own, ...objects, 'trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n'];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** A ZIP archive with these parts, in their order; `stored` ones are not compressed. */
export function aZip(parts: Record<string, string | Buffer>, stored: readonly string[] = []): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content), name, { compress: !stored.includes(name) });
  zip.end();
  return buffer(zip.outputStream);
}

const mainParts = {
  docx: ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
  pptx: ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'],
} as const;

/** An Office document; `more` are parts in addition to its own or instead of them. */
export function anOfficeFile(
  type: keyof typeof mainParts,
  more: Record<string, string | Buffer> = {},
): Promise<Buffer> {
  const [path, contentType] = mainParts[type];
  return aZip({
    '[Content_Types].xml': `<Types><Override PartName="/${path}" ContentType="${contentType}"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="officeDocument" Target="${path}"/></Relationships>`,
    [path]: '<document/>',
    ...more,
  });
}

/** An OpenDocument file; `more` as above. */
export function anOpenDocument(
  type: 'odt' | 'ods' | 'odp',
  more: Record<string, string | Buffer> = {},
): Promise<Buffer> {
  const parts = {
    mimetype: attachmentTypes[type].type,
    'content.xml': '<office:document-content/>',
    'META-INF/manifest.xml': '<manifest:manifest/>',
    ...more,
  };
  return aZip(parts, ['mimetype']);
}

/** A picture with a place and an author in its metadata. */
export function aPicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
  [width, height] = [40, 30],
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1fc78a' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '47/1 4/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}

/** Sends a file as a page does. */
export function sendFile(client: TestClient, bytes: Buffer, name: string): Promise<Response> {
  return client.fetch(`${uploadAttachment.path}?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
}

/** Uploads a file that is taken. */
export async function upload(
  client: TestClient,
  bytes: Buffer = aPdf(),
  name = 'Term sheet.pdf',
): Promise<Attachment & { waitsUntil: string }> {
  const response = await sendFile(client, bytes, name);
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
  return uploadAttachment.response.parse(JSON.parse(text));
}

/** Sends a picture as a page does. */
export function sendPicture(client: TestClient, bytes: Buffer, crop?: string): Promise<Response> {
  return client.fetch(`${uploadPicture.path}${crop === undefined ? '' : `?${new URLSearchParams({ crop })}`}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
}

/** Uploads a picture that is taken. */
export async function uploadedPicture(client: TestClient, bytes?: Buffer, crop?: string): Promise<Picture> {
  const response = await sendPicture(client, bytes ?? (await aPicture()), crop);
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
  return uploadPicture.response.parse(JSON.parse(text));
}

/** The sentence with which a file is refused. */
export async function refusalOfFile(client: TestClient, bytes: Buffer, name: string) {
  const { status, body } = await expectRefusal(await sendFile(client, bytes, name));
  return { status, sentence: body.fields?.file ?? body.fields?.name ?? body.message };
}

/** One small file of each type that can be attached. */
export async function everyFile(): Promise<[AttachmentType, Buffer][]> {
  return [
    ['pdf', aPdf()],
    ['docx', await anOfficeFile('docx')],
    ['xlsx', await anOfficeFile('xlsx')],
    ['pptx', await anOfficeFile('pptx')],
    ['odt', await anOpenDocument('odt')],
    ['ods', await anOpenDocument('ods')],
    ['odp', await anOpenDocument('odp')],
    ['csv', Buffer.from('Company,Country\nFerrolane,NO\n')],
    ['txt', Buffer.from('\uFEFFHello, “Ålesund”\r\n')],
    ['jpg', await aPicture('jpeg')],
    ['png', await aPicture('png')],
    ['webp', await aPicture('webp')],
  ];
}
