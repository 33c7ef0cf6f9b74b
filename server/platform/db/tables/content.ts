import type { Generated } from 'kysely';

import type { ContentState } from '#contract/content.ts';
import type { ResearchCategory, researchTypes } from '#contract/research.ts';

/** The columns of articles and research articles: a text, its state and its editions. */
export interface ContentTable {
  id: Generated<number>;
  title: string;
  /** Folded and cut: what the alphabetical order goes by. */
  title_key: string;
  description: string;
  image_url: string | null;
  /** Sanitised HTML. */
  content: string;
  /** In minutes. */
  read_time: number;
  /** A list of words as JSON. */
  tags: string;
  is_sample: number;
  status: ContentState;
  /** Published from then on, if its state is `published`; of a draft what is planned, if anything. */
  published_at: string | null;
  /** When it was, or will be, there for everyone for the first time. */
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
  /** Where "Read Article" leads: its own page, or that of a technology, whose opening it then is. */
  route: string;
}
