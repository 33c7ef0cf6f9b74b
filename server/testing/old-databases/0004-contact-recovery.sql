-- schema: 48bc50de41eb1ac8
insert into contact_messages (user_id, name, email, subject, message, status, created_at, updated_at) values
  (null, 'Zoltán Kovács', 'zoltan@example.com', 'Über uns', 'Hello 🌍 <script>alert(1)</script>', 'new', '1999-12-31T23:59:59.999Z', '1999-12-31T23:59:59.999Z'),
  (1, 'Ada Ångström', 'ada@example.com', 'Invoice', 'Where is it?', 'answered', '2026-04-01T08:00:00.000Z', '2026-04-02T08:00:00.000Z');
insert into password_resets (user_id, token_hash, created_at, expires_at) values
  (2, '0000000000000000000000000000000000000000000000000000000000000b0b', '2026-05-04T08:30:00.000Z', '2026-05-04T09:30:00.000Z');
insert into newsletter_subscribers (email, email_key, created_at, status, confirm_token_hash, confirm_sent_at, unsubscribe_token, confirmed_at, unsubscribed_at) values
  ('pending@example.com', 'pending@example.com', '2026-05-03T08:00:00.000Z', 'pending', 'c0ffee', '2026-05-03T08:00:00.000Z', 'token-of-pending', null, null),
  ('gone@example.com', 'gone@example.com', '2026-01-01T08:00:00.000Z', 'unsubscribed', null, null, 'token-of-gone', '2026-01-02T08:00:00.000Z', '2026-02-01T08:00:00.000Z');
