-- schema: 9450480f97069761
insert into attachments (id, user_id, name, type, bytes, holder_kind, holder_id, position, expires_at, created_at)
  select '0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', 1, 'Häfen <2026> & mehr.pdf', 'pdf', 1234, 'note', id, 0, null,
    '2026-06-10T09:00:00.000Z'
  from notes where text = 'Met in Oslo; knows the port.';
insert into attachments (id, user_id, name, type, bytes, position, expires_at, created_at) values
  ('1b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', 1, 'waits.txt', 'txt', 0, 0, '2026-06-11T09:00:00.000Z', '2026-06-10T09:00:00.000Z');
