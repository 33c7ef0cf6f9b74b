-- schema: ea00fa64ed2881e6
insert into match_feedback (user_id, kind, item_id, verdict, reason, created_at) values
  (1, 'listing', 1, 'not-for-me', 'region', '2026-05-04T08:40:00.000Z');
