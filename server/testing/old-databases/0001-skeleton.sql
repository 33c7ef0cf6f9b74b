-- schema: 59b56bb32c6454c1
-- The password of everybody here is Correct-Horse-9; session tokens are named in server/old-databases.test.ts.
insert into users (username, username_key, email, email_key, full_name, organization, role, membership_tier, password_hash, is_test, created_at) values
  ('ada', 'ada', 'Ada@Example.com', 'ada@example.com', 'Ada Ångström', 'Büro für «Wärme» & Söhne', 'member', 'professional', '$argon2id$v=19$m=19456,t=2,p=1$75IWswit7wanvkwuG+wnKw$vWQkAAJ0mwbKyvJSK4qjUw/a8/iFI21o5GnFi/O+zFg', 0, '1999-12-31T23:59:59.999Z'),
  ('bob', 'bob', 'bob@example.com', 'bob@example.com', null, null, 'member', 'free', '$argon2id$v=19$m=19456,t=2,p=1$75IWswit7wanvkwuG+wnKw$vWQkAAJ0mwbKyvJSK4qjUw/a8/iFI21o5GnFi/O+zFg', 0, '2025-11-01T08:00:00.000Z'),
  ('team', 'team', 'team@example.com', 'team@example.com', 'Team', null, 'admin', 'professional', '$argon2id$v=19$m=19456,t=2,p=1$75IWswit7wanvkwuG+wnKw$vWQkAAJ0mwbKyvJSK4qjUw/a8/iFI21o5GnFi/O+zFg', 1, '2025-11-01T08:00:00.000Z'),
  ('zoe', 'zoe', 'zoe@example.com', 'zoe@example.com', 'Žofie <b>Nováková</b>', 'O''Hara & 风', 'member', 'free', '$argon2id$v=19$m=19456,t=2,p=1$75IWswit7wanvkwuG+wnKw$vWQkAAJ0mwbKyvJSK4qjUw/a8/iFI21o5GnFi/O+zFg', 0, '2025-11-02T08:00:00.000Z');
insert into sessions (token_hash, user_id, client, user_agent, created_at, last_seen_at, expires_at) values
  ('bc6fdd998bff19ca89ca52e01e9656dd7296bd25dac9dffd3d09548908207158', 1, 'web', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', '2026-05-01T08:00:00.000Z', '2026-05-04T08:59:00.000Z', '2026-06-30T08:00:00.000Z'),
  ('9ccc911ae528c9f2f0ee607ada0ca8dcae73835f4e3c58a797a12694a69af292', 2, 'desktop', '', '2026-05-01T08:00:00.000Z', '2026-05-04T08:59:00.000Z', '2026-06-30T08:00:00.000Z'),
  ('f944f2794e83c900f6b68280345557c58f79e9acacfc45d8352e26e841a5bb06', 3, 'web', 'curl/8', '2026-05-01T08:00:00.000Z', '2026-05-04T08:59:00.000Z', '2026-06-30T08:00:00.000Z');
insert into listings (owner_id, type, title, description, excerpt, focus_area_id, contact_email, tags, details, company_name, location, status, created_at, updated_at) values
  (1, 'technology', 'Thermosiphon for cold roofs', '<p>Wärme &amp; Kälte in <strong>one</strong> tube, 1 &lt; 2.</p>', 'Wärme & Kälte in one tube, 1 < 2.', 2, 'ada@example.com', '["wärme","a & b"]', '{"technologyStage":"pilot","technologyStatus":"for-sale"}', null, null, 'published', '1999-12-31T23:59:59.999Z', '1999-12-31T23:59:59.999Z'),
  (4, 'job', 'Fitter for 风 turbines', '<p>Climb <em>towers</em>.</p>', 'Climb towers.', 1, 'jobs@example.com', '["wind"]', '{"jobLocation":"Lisbon, Portugal","jobType":"part-time"}', null, 'Lisbon, Portugal', 'published', '2026-04-01T08:00:00.000Z', '2026-04-02T08:00:00.000Z'),
  (1, 'company', 'Sample Works seeks a bank', '<p>Ten years old.</p>', 'Ten years old.', 6, 'ada@example.com', '[]', '{"companyName":"Sample Works","companyLocation":"Graz, Austria"}', 'Sample Works', 'Graz, Austria', 'published', '2026-04-03T08:00:00.000Z', '2026-04-03T08:00:00.000Z');
insert into listing_search (rowid, lexemes) values
  (1, 'thermosiphon for cold roofs roof warme kalte in one tube type:746563686e6f6c6f6779 area:656e657267792d73746f72616765 tag:77c3a4726d65 tag:6120262062'),
  (2, 'fitter for 风 turbines turbin climb towers tower type:6a6f62 area:72656e657761626c652d656e65726779 tag:77696e64'),
  (3, 'sample sampl works work seeks seek a bank ten years year old type:636f6d70616e79 area:77617465722d746563686e6f6c6f6779');
insert into newsletter_subscribers (email, email_key, created_at) values
  ('Reader@Example.com', 'reader@example.com', '2025-12-01T08:00:00.000Z');
insert into rate_limits (key, hits, resets_at) values ('sign-in:203.0.113.1', 3, 1767225600000);
insert into seeds (name, created_at) values ('samples', '2025-11-01T08:00:00.000Z');
