-- schema: 184dc5f5e660775c
insert into pictures (id, user_id, width, height, bytes, holder_kind, holder_id, expires_at, created_at) values
  ('2b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', 1, 40, 30, 1234, 'technology', 100, null, '2026-06-10T09:00:00.000Z'),
  ('3b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', 1, 40, 30, 0, null, null, '2026-06-11T09:00:00.000Z', '2026-06-10T09:00:00.000Z');
insert into picture_files (key, picture_id, width, bytes) values
  ('4b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', '2b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', 40, 1234);
update technologies set pictures = '[{"id":"2b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11","width":40,"height":30,"alt":"Öl & <b>bolt</b>"}]'
  where id = 100;
update companies set logo = '{"id":"2b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11","width":40,"height":30}' where id = 1;
