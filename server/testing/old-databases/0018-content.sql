-- schema: 7fde521a16322080
insert into articles (status, published_at, first_published_at, title, title_key, description, focus_area_id, author, tags, read_time, lexemes, created_at, updated_at, content) values
  ('draft', null, null, 'Šedý draft', 'sedy draft', 'Nobody reads it.', 1, 'Team', '["grey & dull"]', 1, ' sedy draft nobody reads it team state:6472616674 topic:31 ', '2026-05-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z', '<p>Grey.</p>');
insert into article_search (rowid, lexemes) values (3, 'sedy draft nobody reads it team state:6472616674 topic:31');
update focus_areas set description = 'Sun, wind & Wärme.', version = 2 where id = 1;
update membership_plans set annual_price_cents = 4444, version = 2 where id = 'professional';
insert into membership_requests (user_id, billing, status, created_at, decided_at, decided_by, price_cents) values
  (5, 'monthly', 'withdrawn', '2026-04-20T08:00:00.000Z', '2026-04-21T08:00:00.000Z', null, 4321);
