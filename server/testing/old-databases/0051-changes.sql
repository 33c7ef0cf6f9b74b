-- schema: cf34ac1e3c7b94f8
insert into follows (follower_id, kind, item_id, created_at) values (1, 'company', 2, '2026-05-05T09:00:00.000Z');
insert into changes (kind, item_id, field, old_value, new_value, by_id, by_role, created_at) values
  ('company', 2, 'valuation', null, '€2M <net>', 2, 'owner', '2026-05-05T10:00:00.000Z'),
  ('company', 2, 'team', 'Ada Łukasz, CTO', null, null, 'team', '2026-05-05T11:00:00.000Z');
update notification_mail set weekly_due_at = '2999-01-01T00:00:00.000Z' where user_id = 1;
insert into notification_settings (user_id, kind, delivery) values (1, 'change', 'weekly');
