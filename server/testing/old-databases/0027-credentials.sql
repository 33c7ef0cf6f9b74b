-- schema: 38eea8a089d315e8
insert into email_changes (user_id, email, token_hash, created_at, expires_at, asked_under, session_hash) values
  (4, 'sofie@example.com', 'ec02', '2026-05-04T08:40:00.000Z', '2026-05-04T09:40:00.000Z', 'aa01', '5e55');
insert into email_undos (user_id, email, email_key, token_hash, asked_at, created_at, expires_at, used_at) values
  (1, 'Old@Example.com', 'old@example.com', 'ed01', '2026-05-01T08:00:00.000Z', '2026-05-01T08:10:00.000Z', '2026-05-08T08:10:00.000Z', null),
  (4, 'older@example.com', 'older@example.com', 'ed02', '2026-04-01T08:00:00.000Z', '2026-04-01T08:10:00.000Z', '2026-04-08T08:10:00.000Z', '2026-04-02T08:00:00.000Z');
insert into password_resets (token_hash, user_id, created_at, expires_at) values
  ('0000000000000000000000000000000000000000000000000000000000000b0c', 2, '2026-05-04T08:40:00.000Z', '2026-05-04T09:40:00.000Z');
insert into known_devices (token_hash, user_id, session_hash, created_at, expires_at) values
  ('de01', 1, '5e55', '2026-05-01T08:00:00.000Z', '2027-05-01T08:00:00.000Z');
