import { type DescribedPage, describedPages } from '#contract/kit/page-descriptions.ts';
import { pictureAddress, pictureAt } from '#contract/kit/picture-addresses.ts';
import { type ChosenBlock, type MailingBlock, type MailingKind, mailingKinds } from '#contract/newsletter-mailings.ts';
import type { Deps } from '#server/deps.ts';
import { createHeadFinder } from '#server/platform/records/page-head.ts';
import { findItems } from '#server/platform/records/records.ts';
import { excerptOf } from '#server/platform/rich-text/rich-text.ts';
import { findPictures } from './picture-store.ts';

type BlockDeps = Pick<Deps, 'database' | 'features' | 'now'>;

/** Pages of their own, as those of the three topics have. */
const pages: Readonly<Record<string, DescribedPage>> = describedPages;

/** How long the line about a record is (characters). */
const lineLength = 200;

/** How wide a picture is asked for, in pixels: twice what a mail shows, for sharp screens. */
const pictureWidth = 1280;

/**
 * The chosen records as everybody sees them now, in their order. One that not everybody sees, because it was withheld,
 * closed or deleted, has `shown: null`.
 */
export async function shownBlocks(deps: BlockDeps, blocks: readonly MailingBlock[]): Promise<ChosenBlock[]> {
  const now = deps.now();
  const headOf = createHeadFinder(deps);
  const found = new Map<string, { title: string; path: string; picture: string | null }>();
  for (const kind of mailingKinds) {
    const ids = blocks.filter((block) => block.kind === kind).map(({ id }) => id);
    const items = await findItems(deps, kind, ids, null, now);
    const pictures = await findPictures(deps.database, kind, [...items.keys()]);
    for (const { id, title, path } of items.values()) {
      found.set(keyOf({ kind, id }), { title, path, picture: pictures.get(id) ?? null });
    }
  }
  return Promise.all(
    blocks.map(async (block) => {
      const item = found.get(keyOf(block));
      const head = item && ((await headOf(item.path)) ?? pages[item.path]);
      // Pages that search engines do not get, such as that of an expired listing, are not for a newsletter either.
      if (!item || !head || head.isPrivate) return { ...block, shown: null };
      const picture = item.picture === null ? null : pictureAt(item.picture);
      const pictureUrl = picture && pictureAddress(picture, pictureWidth);
      return {
        ...block,
        shown: { title: item.title, line: excerptOf(head.description, lineLength), path: item.path, pictureUrl },
      };
    }),
  );
}

const keyOf = ({ kind, id }: { kind: MailingKind; id: number }) => `${kind}:${id}`;
