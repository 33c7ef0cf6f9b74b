import type { Generated } from 'kysely';

import type { ContentState } from '#contract/content.ts';
import type { ResearchCategory, researchTypes } from '#contract/research.ts';

/** The columns of articles and research articles: a text, its state and its editions. */
export interface ContentTable {
  id: Generated<number>;
  title: string;
  /** Folded and cut: the key of the alphabetical order. */
  title_key: string;
  description: string;
  image_url: string | null;
  /** In the words of the contract (`shownPicture`). `image_url` is the address of the first one in its full size. */
  pictures: Generated<string>;
  /** Sanitised HTML. */
  content: string;
  /** In minutes. */
  read_time: number;
  /** A list of words as JSON. */
  tags: string;
  is_sample: number;
  status: ContentState;
  /** The date of publication of a published record; of a draft, the planned one if any. */
  published_at: string | null;
  /** The date of the first publication, past or future. */
  first_published_at: string | null;
  /** The number of the edition. */
  version: Generated<number>;
  /** The lexemes for admins' searches, between blanks: ` a b c `. */
  lexemes: string;
  created_at: string;
  updated_at: string;
}

export interface ArticlesTable extends ContentTable {
  focus_area_id: number;
  author: string;
}

export interface ResearchArticlesTable extends ContentTable {
  slug: string;
  category: ResearchCategory;
  type: (typeof researchTypes)[number];
  is_premium: number;
  /**
   * The target of "Read Article": its own page or, where the article introduces a technology, that technology's page.
   */
  route: string;
}
