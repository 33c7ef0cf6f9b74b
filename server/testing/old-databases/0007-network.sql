-- schema: f6f5f8dac89e2b3c
insert into connections (low_id, high_id, requester_id, status, note, created_at, decided_at) values
  (1, 2, 1, 'accepted', 'We met in Malmö', '2026-02-01T08:00:00.000Z', '2026-02-02T08:00:00.000Z'),
  (1, 4, 4, 'pending', null, '2026-05-01T08:00:00.000Z', null),
  (2, 4, 2, 'declined', null, '2026-02-01T08:00:00.000Z', '2026-02-03T08:00:00.000Z');
insert into blocks (blocker_id, blocked_id, created_at) values (4, 2, '2026-02-03T08:00:00.000Z');
insert into saved_items (user_id, kind, item_id, created_at) values
  (1, 'listing', 2, '2026-04-05T08:00:00.000Z'),
  (1, 'article', 1, '2026-04-05T08:01:00.000Z'),
  (1, 'research', 2, '2026-04-05T08:02:00.000Z'),
  (1, 'event', 1, '2026-04-05T08:03:00.000Z'),
  (1, 'member', 4, '2026-04-05T08:04:00.000Z');
insert into reports (reporter_id, kind, item_id, reason, details, status, created_at, decided_at, decided_by) values
  (1, 'listing', 2, 'spam', 'Twice the same – really', 'open', '2026-04-06T08:00:00.000Z', null, null),
  (2, 'listing', 2, 'other', null, 'open', '2026-04-07T08:00:00.000Z', null, null),
  (null, 'listing', 3, 'fraud', null, 'dismissed', '2026-04-08T08:00:00.000Z', '2026-04-09T08:00:00.000Z', 3);
insert into enquiries (kind, item_id, item_title, receiver_id, sender_id, name, email, organization, message, created_at, read_at) values
  ('listing', 1, 'Thermosiphon for cold roofs', 1, 2, 'bob', 'bob@example.com', null, 'How cold? <i>Very</i>.', '2026-04-10T08:00:00.000Z', null),
  ('listing', 3, 'Sample Works seeks a bank', 1, null, 'Ünal', 'unal@example.com', 'Banka', 'We are a bank.', '2026-04-11T08:00:00.000Z', '2026-04-12T08:00:00.000Z');
insert into notifications (user_id, kind, title, body, path, created_at, read_at) values
  (1, 'connection', 'Žofie <b>Nováková</b> would like to connect', '', '/network/connections', '2026-05-01T08:00:00.000Z', null),
  (1, 'enquiry', 'bob wrote to you', 'How cold?', '/network/enquiries', '2026-04-10T08:00:00.000Z', '2026-04-10T09:00:00.000Z');
