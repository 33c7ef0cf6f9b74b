-- schema: 176dcf9d4c32b56b
insert into users (username, username_key, email, email_key, full_name, organization, role, membership_tier, password_hash, created_at, email_confirmed_at) values
  ('newt', 'newt', 'newt@example.com', 'newt@example.com', 'Newt Ölander', null, 'member', 'free', '$argon2id$v=19$m=19456,t=2,p=1$75IWswit7wanvkwuG+wnKw$vWQkAAJ0mwbKyvJSK4qjUw/a8/iFI21o5GnFi/O+zFg', '2026-05-04T08:00:00.000Z', null);
insert into member_profiles (user_id, sort_name, connection_rank) values (8, 'newt olander', 8);
insert into member_search (rowid, lexemes) values (8, 'newt olander n:newt n:olander');
insert into member_rank_search (rowid, lexemes) values (8, 'newt olander n:newt n:olander');
insert into event_registrations (event_id, user_id, name, email, email_key, price_cents, status, created_at, held_until, told_at, search_key) values
  (1, null, 'Held Seat', 'held@example.com', 'held@example.com', 79900, 'waitlisted', '2026-05-04T08:30:00.000Z', '2026-05-04T09:30:00.000Z', '2026-05-04T08:31:00.000Z', 'held seat held@example.com ');
