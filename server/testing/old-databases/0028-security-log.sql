-- schema: 69b3bb6246188004
insert into security_log (created_at, user_id, event, result, network, client, device, actor_id) values
  ('1999-12-31T23:59:59.999Z', 1, 'sign-in', 'done', 'f00d', 'web', 'Firefox on Windows', null),
  ('2026-05-01T08:00:00.000Z', null, 'sign-in', 'unknown-account', null, null, null, null),
  ('2026-05-02T08:00:00.000Z', 7, 'sessions.end', 'done', null, null, null, 3);
insert into sessions (token_hash, user_id, client, user_agent, created_at, last_seen_at, expires_at, confirmed_at) values
  ('5e55', 1, 'desktop', 'CARDI/1.0 (Linux)', '2026-05-04T08:00:00.000Z', '2026-05-04T08:58:00.000Z', '2026-06-30T08:00:00.000Z', '2026-05-04T08:00:00.000Z');
