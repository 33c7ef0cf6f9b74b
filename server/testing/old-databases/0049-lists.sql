-- schema: bc99764f0112c238
insert into lists (owner_id, name, items, created_at, updated_at) values
  (1, 'Storage to meet', 1, '2026-05-03T09:00:00.000Z', '2026-05-04T09:00:00.000Z');
insert into list_items (list_id, kind, item_id, added_by, added_at) values
  (1, 'member', 2, 1, '2026-05-04T09:00:00.000Z');
insert into list_people (list_id, user_id, access, added_at) values
  (1, 2, 'edit', '2026-05-03T09:00:00.000Z');
