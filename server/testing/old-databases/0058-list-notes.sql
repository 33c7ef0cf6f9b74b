-- schema: 344027a214b2302f
insert into lists (owner_id, name, items, created_at, updated_at) values
  (1, 'Ports to watch', 0, '2026-05-03T09:00:00.000Z', '2026-05-04T09:00:00.000Z');
insert into list_people (list_id, user_id, access, added_at) values
  ((select id from lists where name = 'Ports to watch'), 2, 'comment', '2026-05-03T09:00:00.000Z');
insert into notes (user_id, kind, item_id, text, created_at, list_id) values
  (2, 'member', 1, 'Read by everybody on the list', '2026-05-05T09:00:00.000Z',
    (select id from lists where name = 'Ports to watch'));
