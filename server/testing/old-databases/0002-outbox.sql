-- schema: d298e71550a55eeb
insert into outbox (recipient, message, created_at, due_at, attempts, status, last_error) values
  ('Ada@Example.com', '{"to":"Ada@Example.com","subject":"Wärme","paragraphs":["Grüße"]}', '2026-05-01T08:00:00.000Z', '2999-01-01T00:00:00.000Z', 0, 'waiting', null),
  ('bob@example.com', '', '2026-04-01T08:00:00.000Z', '2026-04-01T08:00:00.000Z', 1, 'sent', null),
  ('zoe@example.com', '{"to":"zoe@example.com","subject":"Lost letter","paragraphs":["A <b>word</b>"]}', '2026-04-20T08:00:00.000Z', '2026-04-21T08:00:00.000Z', 8, 'failed', '550 no such user');
