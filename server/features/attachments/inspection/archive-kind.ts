import { type AttachmentType, attachmentTypes, attachmentWords } from '#contract/attachments.ts';
import { damaged, refusal } from '#server/platform/uploads/refusal.ts';
import { type Archive, readArchive } from './archive.ts';

/** The part that says what the parts of an Office file are, and the one that says what an OpenDocument file is. */
const [contentTypes, mimeType, manifest] = ['[Content_Types].xml', 'mimetype', 'META-INF/manifest.xml'];

/** The main part of an Office file without macros, by the type of the file. */
const mainParts = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
  pptx: 'presentationml.presentation.main+xml',
} as const;

const openDocuments = ['odt', 'ods', 'odp'] as const;

/** Parts that run when the file is opened, or that hold other programs' files. */
const active = new RegExp(
  [
    String.raw`(?:^|/)(?:vbaProject|vbaData|activeX|oleObject|macrosheets|dialogsheets)`,
    String.raw`^(?:Basic|Scripts)/|^Object \d+$`,
    String.raw`\.(?:bin|exe|dll|js|vbs|wsf|ps1|bat|cmd|scr|hta|jar|class|lnk|xls[mb]|docm|pptm)$`,
  ].join('|'),
  'i',
);

/** The parts of a workbook that name other files. */
const outsideLinks = /^xl\/externalLinks\/[^/]+\.xml$/i;

/** Printers' settings are the one binary part of usual Office files. */
const harmless = /\/printerSettings\d*\.bin$/i;

const activeSentence =
  'This document has macros or embedded programs. Please save a copy without them, or as a PDF, and attach that.';

/** Which document an archive is. Throws 400 for all others, for macros, and for documents that load others from the web. */
export async function inspectArchive(bytes: Buffer): Promise<AttachmentType> {
  const isAsked = (name: string) =>
    [contentTypes, mimeType, manifest].includes(name) || name.endsWith('.rels') || outsideLinks.test(name);
  const archive = await readArchive(bytes, isAsked);
  if (!archive) throw damaged();
  const type = officeType(archive) ?? openDocumentType(archive);
  if (!type) throw refusal(`Archives cannot be attached. Please attach the files one by one: ${attachmentWords}.`);
  if (archive.names.some((name) => active.test(name) && !harmless.test(name))) throw refusal(activeSentence);
  return type;
}

const textOf = ({ parts }: Archive, name: string) => parts.get(name)?.toString('utf8');

function officeType(archive: Archive): AttachmentType | null {
  const declared = textOf(archive, contentTypes);
  if (declared === undefined) return null;
  if (/macroEnabled|vbaProject|activeX|oleObject/i.test(declared)) throw refusal(activeSentence);
  const links = [...archive.parts].filter(([name]) => outsideLinks.test(name));
  if (links.some(([, part]) => /ddeLink|oleLink/i.test(part.toString('utf8')))) throw refusal(activeSentence);
  const relations = [...archive.parts]
    .filter(([name]) => name.endsWith('.rels'))
    .map(([, part]) => part.toString('utf8'));
  if (relations.some(loadsFromOutside)) {
    throw refusal('This document loads a template or object from elsewhere. Please save it as a PDF and attach that.');
  }
  const found = (Object.keys(mainParts) as (keyof typeof mainParts)[]).filter((type) =>
    declared.includes(mainParts[type]),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether a part names a template, object or frame outside the file; links that a reader clicks are not meant. */
function loadsFromOutside(relations: string): boolean {
  // An entity could hide any of these words.
  if (/<!DOCTYPE|<!ENTITY/i.test(relations)) return true;
  return [...relations.matchAll(/<[\w:]*Relationship\b[^>]*>/g)].some(
    ([relation]) =>
      /TargetMode\s*=\s*["']External["']/i.test(relation) &&
      !/Type\s*=\s*["'][^"']*\/(?:hyperlink|externalLinkPath|image|video|audio|media)["']/i.test(relation),
  );
}

function openDocumentType(archive: Archive): AttachmentType | null {
  if (archive.names[0] !== mimeType) return null;
  const given = textOf(archive, mimeType);
  const type = openDocuments.find((each) => attachmentTypes[each].type === given);
  if (!type) return null;
  // With a password its parts cannot be looked into.
  if (/encryption-data/i.test(textOf(archive, manifest) ?? 'encryption-data')) throw damaged();
  return type;
}
