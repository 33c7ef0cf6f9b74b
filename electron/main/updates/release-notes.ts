import { z } from 'zod';

const longest = 10_000;
const note = z.object({ version: z.string(), note: z.string().nullish() });
const given = z.union([z.string(), z.array(note)]);

/** The notes of a release as plain text, so markup in a feed is never rendered. */
export function releaseNotes(value: unknown): string {
  const parsed = given.safeParse(value);
  if (!parsed.success) return '';
  const text =
    typeof parsed.data === 'string'
      ? parsed.data
      : parsed.data.map(({ version, note }) => `${version}\n${note ?? ''}`).join('\n\n');
  return text
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gis, '')
    .replaceAll(/<li[^>]*>/gi, '\n• ')
    .replaceAll(/<(br|\/p|\/h\d|\/ul|\/ol)[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
