-- schema: ac617cdc064f5c6d
update member_profiles set shares_views = 1 where user_id in (1, 2);
insert into profile_visits (viewed_id, day, viewer_id) values
  (1, '2026-05-03', 2);
insert into private_profile_visits (viewed_id, day, visits) values
  (1, '2026-05-03', 2);
insert into featured_turns (user_id, starts_at, ends_at) values
  (4, '2026-05-04T08:40:00.000Z', '2026-05-11T08:40:00.000Z');
