-- schema: 3e45df4d6a1e1026
insert into live_events (user_id, event, created_at) values
  (1, '{"kind":"notifications"}', '2026-06-08T09:00:00.000Z'),
  (null, '{"kind":"record","of":"company","id":1}', '2026-06-08T09:00:01.000Z');
