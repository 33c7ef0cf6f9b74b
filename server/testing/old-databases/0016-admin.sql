-- schema: 678ec4353d77555d
insert into audit_log (actor_id, action, target_kind, target_id, target, note, created_at) values
  (3, 'user.suspend', 'user', 7, 'sven', 'Too loud – twice', '2026-04-01T08:00:00.000Z'),
  (3, 'content.edit', 'plan', null, 'Professional', null, '1999-12-31T23:59:59.999Z');
insert into contact_replies (message_id, author_id, text, created_at) values
  (2, 3, 'It is in your Büro.', '2026-04-02T08:00:00.000Z'),
  (2, null, 'Again: <b>there</b>.', '2026-04-02T09:00:00.000Z');
