-- schema: 50cb56cb737ba775
insert into introductions (requester_id, name, email, organization, role, reason, target_kind, target_id, target_title, recipient_id, contact_name, contact_email, status, decline_reason, created_at, sent_at, expires_at) values
  (1, 'Ada Ångström', 'ada@example.com', 'Büro', 'Lead', 'I look for a fitter who has climbed in 风 and <rain>.', 'member', 4, 'Žofie <b>Nováková</b>', 4, null, null, 'requested', null, '2026-04-28T08:00:00.000Z', '2026-04-28T08:00:00.000Z', '2026-05-28T08:00:00.000Z'),
  (null, 'Ünal', 'unal@example.com', 'Banka', 'Banker', 'We finance wind.', 'technology', 101, 'Rod', null, 'Jan Wind', 'jan@example.com', 'introduced', null, '2026-03-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z', null),
  (2, 'bob', 'bob@example.com', 'None', 'Reader', 'I would like to know more.', 'member', 1, 'Ada Ångström', 1, null, null, 'declined', 'No time – sorry', '2026-03-02T08:00:00.000Z', '2026-03-02T08:00:00.000Z', '2026-04-01T08:00:00.000Z');
insert into introduction_charges (introduction_id, user_id, kind, amount_cents, month, quarter, state, created_at, waived_at) values
  (1, 1, 'first', 2999, '2026-04', '2026-Q2', 'due', '2026-04-28T08:00:00.000Z', null),
  (3, 2, 'first', 2999, '2026-03', '2026-Q1', 'waived', '2026-03-02T08:00:00.000Z', '2026-03-03T08:00:00.000Z');
insert into introduction_trail (introduction_id, at, actor, actor_id, from_status, to_status, note) values
  (1, '2026-04-28T08:00:00.000Z', 'requester', 1, null, 'requested', null),
  (2, '2026-03-01T08:00:00.000Z', 'requester', null, null, 'requested', null),
  (2, '2026-03-09T08:00:00.000Z', 'team', 3, 'requested', 'introduced', 'By mail'),
  (3, '2026-03-02T08:00:00.000Z', 'requester', 2, null, 'requested', null),
  (3, '2026-03-03T08:00:00.000Z', 'recipient', 1, 'requested', 'declined', 'No time – sorry');
