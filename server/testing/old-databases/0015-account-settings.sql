-- schema: 86b371d831db900a
insert into users (username, username_key, email, email_key, full_name, organization, role, membership_tier, password_hash, created_at, suspended_at, deleted_at) values
  ('deleted-6', 'deleted-6', 'deleted-6', 'deleted-6', null, null, 'member', 'free', '', '2025-12-01T08:00:00.000Z', null, '2026-03-01T08:00:00.000Z'),
  ('sven', 'sven', 'sven@example.com', 'sven@example.com', 'Sven Loud', 'Noise', 'member', 'free', '$argon2id$v=19$m=19456,t=2,p=1$75IWswit7wanvkwuG+wnKw$vWQkAAJ0mwbKyvJSK4qjUw/a8/iFI21o5GnFi/O+zFg', '2026-01-01T08:00:00.000Z', '2026-04-01T08:00:00.000Z', null);
insert into member_profiles (user_id, sort_name, connection_rank) values (7, 'sven loud', 7);
insert into member_search (rowid, lexemes) values (7, 'sven loud noise nois n:sven n:loud');
insert into member_rank_search (rowid, lexemes) values (7, 'sven loud noise nois n:sven n:loud');
insert into email_changes (user_id, email, token_hash, created_at, expires_at) values
  (2, 'robert@example.com', 'ec01', '2026-05-04T08:30:00.000Z', '2026-05-04T09:30:00.000Z');
insert into two_factor (user_id, secret, last_step, created_at, confirmed_at) values
  (5, 'JBSWY3DPEHPK3PXP', 59000000, '2026-04-01T08:00:00.000Z', '2026-04-01T08:01:00.000Z'),
  (4, 'KRSXG5CTMVRXEZLU', 0, '2026-04-01T08:00:00.000Z', null);
insert into recovery_codes (code_hash, user_id, used_at) values ('c0de01', 5, null), ('c0de02', 5, '2026-04-02T08:00:00.000Z');
insert into notification_settings (user_id, kind, delivery) values (1, 'message', 'daily'), (1, 'follow', 'off');
insert into notification_mail (user_id, unsubscribe_token, digest_due_at) values
  (1, 'token-of-mail-of-ada', '2999-01-01T00:00:00.000Z'),
  (2, 'token-of-mail-of-bob', null);
insert into notifications (user_id, kind, title, body, path, created_at, read_at, awaits_digest) values
  (1, 'membership', 'Your membership ended', 'Überraschung', '/account/membership', '2026-02-01T08:00:00.000Z', null, 1);
