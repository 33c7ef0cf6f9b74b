import type { Article, ArticleSummary } from '#contract/articles.ts';
import { type EventDetail, type EventSummary, placeInWords } from '#contract/events.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { lexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import type { ConversationSummary, Message } from '#contract/messages.ts';
import type { ResearchArticle, ResearchSummary } from '#contract/research.ts';
import { joined, type KeptDocument, wordsOfHtml } from './document.ts';

/** A document that is found by its words and stands in no list with filters. */
function textDocument(document: Pick<KeptDocument, 'kind' | 'hit' | 'isWhole'>, text: string): KeptDocument {
  const { title } = document.hit;
  return {
    ...document,
    lexemes: () => [...lexemesOf(joined(title, text)), ...titleLexemesOf(title)],
    card: null,
    amount: 0,
  };
}

export function articleDocument(article: ArticleSummary | Article): KeptDocument {
  const { id, title, description, focus, url: path, author } = article;
  const isWhole = 'content' in article;
  const hit = { id, title, detail: `Article, ${focus}`, path };
  const whole = isWhole ? joined(wordsOfHtml(article.content), ...article.tags) : '';
  return textDocument({ kind: 'article', hit, isWhole }, joined(description, focus, author, whole));
}

export function researchDocument(article: ResearchSummary | ResearchArticle): KeptDocument {
  const { id, title, description, type, route: path } = article;
  const isWhole = 'content' in article;
  const whole = isWhole ? joined(wordsOfHtml(article.content), ...article.tags) : '';
  return textDocument(
    { kind: 'research', hit: { id, title, detail: type, path }, isWhole },
    joined(description, whole),
  );
}

export function eventDocument(event: EventSummary | EventDetail): KeptDocument {
  const { id, title, description, status, dateDisplay, focusAreaTitle } = event;
  const isWhole = 'content' in event;
  const place = placeInWords(event);
  const detail = `${status === 'cancelled' ? 'Cancelled: ' : ''}${dateDisplay}, ${place}`;
  const hit = { id, title, detail, path: pathTo(paths.event, { id }) };
  const whole = isWhole ? joined(wordsOfHtml(event.content), ...event.speakers.map(({ name }) => name)) : '';
  return textDocument({ kind: 'event', hit, isWhole }, joined(description, place, focusAreaTitle, whole));
}

export function conversationDocument({ id, peer, lastMessage }: ConversationSummary): KeptDocument {
  const hit = { id, title: peer.name, detail: lastMessage.excerpt, path: pathTo(paths.conversation, { id }) };
  return textDocument({ kind: 'conversation', hit, isWhole: true }, joined(peer.organization, lastMessage.excerpt));
}

/** So much of a message is its title (characters). */
const opening = 80;

export function messageDocument({ id, body, isOwn }: Message, conversation: number): KeptDocument {
  const title = body.length > opening ? `${body.slice(0, opening - 1).trimEnd()}…` : body;
  const hit = {
    id,
    title,
    detail: isOwn ? 'Sent message' : 'Received message',
    path: pathTo(paths.conversation, { id: conversation }),
  };
  return textDocument({ kind: 'message', hit, isWhole: true }, body);
}
