-- schema: 594ccb03ca708a3e
insert into saved_searches (user_id, name, name_key, kind, filters, alert, seen_place, seen_change, told_change, created_at) values
  (1, 'Wind <b>NL</b>', 'wind <b>nl</b>', 'company', '{"country":"nl","search":"Žofie"}', 'daily', 2, 2, 2, '2026-05-06T08:00:00.000Z');
insert into changes (kind, item_id, field, by_role, created_at, subject_kind, subject_id)
  select 'saved-search', id, 'new', 'team', '2026-05-07T08:00:00.000Z', 'company', 2 from saved_searches where kind = 'company';
