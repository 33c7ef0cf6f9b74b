-- schema: 40523fe9bbe6c49c
insert into notes (user_id, kind, item_id, text, created_at, edited_at) values
  (1, 'member', 2, 'Met in Oslo; knows the port.', '2026-05-03T09:00:00.000Z', null),
  (2, 'member', 1, 'Only for me', '2026-05-03T09:00:00.000Z', '2026-05-04T09:00:00.000Z');
