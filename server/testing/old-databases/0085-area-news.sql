-- schema: 23fe68c7be6654bf
insert into changes (kind, item_id, field, by_role, created_at, subject_kind, subject_id) values
  ('focus-area', 2, 'company', 'team', '2026-05-06T10:00:00.000Z', 'company', 2);
