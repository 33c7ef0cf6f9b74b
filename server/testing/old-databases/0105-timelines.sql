-- schema: 679bdbe633494f3a
insert into timeline_entries (kind, item_id, actor_id, action, detail, created_at) values
  ('member', 2, 1, 'introduction', '', '2026-06-08T09:00:00.000Z');
