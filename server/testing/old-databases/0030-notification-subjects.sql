-- schema: 19585cd8d15a7ab4
insert into outbox (recipient, message, created_at, due_at, status) values
  ('mia@example.com', '{"to":"mia@example.com","subject":"Ada","paragraphs":["Ada wrote."]}', '2026-05-04T08:00:00.000Z', '2999-01-01T00:00:00.000Z', 'waiting');
insert into outbox_members (mail_id, user_id) values (4, 5), (4, 1);
insert into notifications (user_id, kind, title, body, path, created_at, read_at, subject_id) values
  (1, 'connection', 'Mia Shy would like to connect', '', '/network/connections', '2026-05-03T08:00:00.000Z', null, 5);
update member_profiles set enquiries_from_members = 1 where user_id = 5;
