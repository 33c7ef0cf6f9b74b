import { Node } from '@tiptap/react';

import { pictureAt } from '#contract/kit/picture-addresses.ts';

const kept = { default: null as string | null };

/** A stored picture between paragraphs. Pictures of other places are left out of what is pasted. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: kept, alt: kept, width: kept, height: kept }),
  parseHTML: () => [
    { tag: 'img', getAttrs: (element) => (pictureAt(element.getAttribute('src') ?? '') === null ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
