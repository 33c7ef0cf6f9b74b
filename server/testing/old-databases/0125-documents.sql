-- schema: f22dc1b1170986fe
insert into attachments (id, user_id, name, title, type, bytes, holder_kind, holder_id, position, expires_at, created_at)
  values ('8b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', 1, 'Deck 2026.pdf', 'Deck', 'pdf', 1234, 'company', 1, 0, null,
    '2026-06-10T09:00:00.000Z');
