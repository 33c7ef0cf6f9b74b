-- schema: 4a8701a5f2d55137
insert into feed_sources (name, type, description, url, feed_url, technology_id, state, etag, last_modified, last_ok_at, last_tried_at, last_error, failures, next_due_at, created_at) values
  ('Halide Łab', 'Research', 'News & <notes>', 'https://example.com/halide', 'https://example.com/halide.xml', 4, 'active', '"e1"', 'Mon, 04 May 2026 08:00:00 GMT', '2026-05-03T08:00:00.000Z', '2026-05-04T08:00:00.000Z', 'HTTP 500', 2, '2999-01-01T00:00:00.000Z', '2026-01-01T08:00:00.000Z'),
  ('Paper only', 'Advocacy', 'Has no feed.', 'https://example.com/paper', null, 4, 'paused', null, null, null, null, null, 0, '2999-01-01T00:00:00.000Z', '2026-01-01T08:00:00.000Z');
insert into feed_items (source_id, technology_id, guid_key, title, link, summary, published_at, is_premium, companies, likes, created_at) values
  (1, 4, 'guid-1', 'Bleifrei: lead capture', 'https://example.com/halide/1', 'Films & coatings.', '1999-12-31T23:59:59.999Z', 0, '[]', 1, '2026-05-03T08:00:00.000Z'),
  (1, 4, 'guid-2', 'Passivation <layers>', 'https://example.com/halide/2', '', '2026-05-01T08:00:00.000Z', 1, '[{"id":1,"name":"Åskväder AB","type":"developer"}]', 0, '2026-05-03T08:00:00.000Z');
insert into feed_likes (user_id, item_id) values (1, 1);
insert into saved_items (user_id, kind, item_id, created_at) values (1, 'feed-item', 1, '2026-05-03T09:00:00.000Z');
insert into technology_updates (user_id, technology_id, created_at, last_item_id, next_mail_at) values
  (1, 4, '2026-04-01T08:00:00.000Z', 2, '2026-05-05T08:00:00.000Z');
