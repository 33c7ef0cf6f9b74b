-- schema: 30c92b02415adff2
insert into pictures (id, user_id, width, height, bytes, holder_kind, holder_id, expires_at, created_at) values
  ('6b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', 2, 512, 512, 900, 'member', 2, null, '2026-06-12T09:00:00.000Z');
insert into picture_files (key, picture_id, width, bytes) values
  ('7b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', '6b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', 512, 900);
update member_profiles set avatar_id = '6b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11' where user_id = 2;
insert into avatar_addresses (hash, picture_id) values
  ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2', '6b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11');
