-- schema: f959a7cee28b9d01
insert into mailings (id, version, state, subject, preheader, topics, introduction, blocks, scheduled_at, started_at, ended_at,
  position, last_position, queued, sent, failed, bounced, unsubscribed, created_at, updated_at) values
  (1, 4, 'sent', 'Grüße <b>& news</b>', 'null', 5, '<p>Hello</p>', '[{"kind":"listing","id":1,"note":"Söe it"}]',
    '2026-06-01T08:00:00.000Z', '2026-06-01T08:00:05.000Z', '2026-06-01T09:00:00.000Z', 9, 9, 3, 2, 0, 1, 1,
    '2026-05-30T08:00:00.000Z', '2026-06-01T08:00:05.000Z');
insert into newsletter_subscribers (email, email_key, created_at, status, unsubscribe_token, confirmed_at, topics, bounced_at,
  soft_bounces, soft_bounced_at, soft_bounced_mailing) values
  ('away@example.com', 'away@example.com', '2026-05-01T08:00:00.000Z', 'bounced', 'token-of-away', '2026-05-01T09:00:00.000Z', 5,
    '2026-06-01T08:10:00.000Z', 5, '2026-06-01T08:10:00.000Z', 1);
insert into outbox (recipient, message, created_at, due_at, status, is_bulk, origin, last_error, attempts) values
  ('away@example.com', '{"to":"away@example.com","subject":"Grüße","paragraphs":[]}', '2026-06-01T08:00:05.000Z',
    '2026-06-01T08:00:05.000Z', 'failed', 1, 'mailing:1:9', '451 later', 7);
