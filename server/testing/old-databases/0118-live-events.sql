-- schema: 0bc32588c6a1fd6c
insert into live_events (user_id, event, created_at) values
  (1, '{"kind":"notifications"}', '2026-06-08T09:00:00.000Z'),
  (null, '{"kind":"record","of":"company","id":1}', '2026-06-08T09:00:01.000Z');
