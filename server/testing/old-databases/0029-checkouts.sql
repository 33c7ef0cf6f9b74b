-- schema: b14aa251ddf47601
insert into checkouts (key, user_id, request_id, billing, amount_cents, currency, state, session_id, url, subscription_id, paid_cents, paid_currency, refund_reason, created_at, expires_at, paid_at, closed_at) values
  ('checkout-1', 2, 1, 'annual', 59988, 'usd', 'refunded', 'cs_1', 'https://pay.example.com/1', 'sub_9', 59988, 'usd', 'Paid twice – sorry', '2026-05-01T08:00:00.000Z', '2026-05-02T08:00:00.000Z', '2026-05-01T08:05:00.000Z', '2026-05-01T08:06:00.000Z'),
  ('checkout-2', 2, 1, 'annual', 59988, 'usd', 'closed', null, null, null, null, null, null, '2026-05-02T08:00:00.000Z', null, null, null);
insert into payment_tasks (kind, subject, due_at, attempts, last_error, done_at) values
  ('refund', '1', '2026-05-01T08:06:00.000Z', 1, 'HTTP 500', '2026-05-01T08:07:00.000Z'),
  ('look', 'sub_9', '2999-01-01T00:00:00.000Z', 0, null, null);
update memberships set cancelled_at = '2026-01-20T00:00:00.000Z' where ended_at is not null;
insert into introductions (requester_id, name, email, organization, role, reason, target_kind, target_id, target_title, recipient_id, created_at, sent_at, expires_at, status) values
  (1, 'Ada Ångström', 'ada@example.com', 'Büro', 'Lead', 'Changed my mind about the whole thing.', 'technology', 101, 'Rod', null, '2026-05-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z', '2026-05-31T08:00:00.000Z', 'withdrawn');
insert into introduction_trail (introduction_id, at, actor, actor_id, from_status, to_status, note) values
  (4, '2026-05-01T08:00:00.000Z', 'requester', 1, null, 'requested', null),
  (4, '2026-05-01T09:00:00.000Z', 'requester', 1, 'requested', 'withdrawn', null);
