-- schema: d0d51aa1938a1541
insert into conversations (low_id, high_id, created_at) values (1, 2, '2026-04-01T08:00:00.000Z');
insert into messages (conversation_id, sender_id, key, body, created_at) values
  (1, 1, 'key-1', 'Hello Bob 👋 <script>alert(1)</script>', '2026-04-01T08:00:00.000Z'),
  (1, 2, 'key-2', 'Čau, Ada & co', '2026-04-01T08:05:00.000Z');
insert into conversation_sides (conversation_id, user_id, peer_id, last_message_id, last_read_id, unread, told_at) values
  (1, 1, 2, 2, 1, 1, '2026-04-01T08:06:00.000Z'),
  (1, 2, 1, 2, 2, 0, null);
insert into notifications (user_id, kind, title, body, path, created_at, read_at) values
  (1, 'message', 'bob sent you a message', 'Čau', '/network/messages/1', '2026-04-01T08:06:00.000Z', null);
