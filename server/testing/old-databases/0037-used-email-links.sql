-- schema: c6ddaad11f478fb2
insert into email_changes (user_id, email, token_hash, created_at, expires_at, asked_under, session_hash, used_at) values
  (3, 'used@example.com', 'ec03', '2026-05-04T08:40:00.000Z', '2026-05-04T09:40:00.000Z', 'aa01', '5e55', '2026-05-04T08:45:00.000Z');
