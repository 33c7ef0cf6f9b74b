-- schema: 9ed8e73d91c015f4
insert into match_weeks (user_id, due_at) values
  (1, '2026-05-11T08:40:00.000Z');
insert into told_matches (user_id, kind, item_id, told_at) values
  (1, 'company', 1, '2026-05-04T08:40:00.000Z');
insert into match_of_week (user_id, item_id, until) values
  (1, 2, '2026-05-11T08:40:00.000Z');
