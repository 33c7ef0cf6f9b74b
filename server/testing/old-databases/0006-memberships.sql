-- schema: a9dda376e3d108b2
insert into membership_requests (user_id, billing, status, created_at, decided_at, decided_by) values
  (2, 'annual', 'pending', '2026-05-01T08:00:00.000Z', null, null),
  (4, 'monthly', 'approved', '2026-04-10T08:00:00.000Z', '2026-04-11T08:00:00.000Z', 3);
insert into memberships (user_id, billing, starts_at, ends_at, subscription_id, ended_at) values
  (1, 'monthly', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z', 'sub_1', '2026-02-01T00:00:00.000Z'),
  (4, 'annual', '2026-04-11T08:00:00.000Z', '2027-04-11T08:00:00.000Z', null, null);
update users set membership_tier = 'professional' where username = 'zoe';
insert into payment_events (id, received_at) values ('evt_1', '2026-01-01T00:00:00.000Z');
