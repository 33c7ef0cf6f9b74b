-- schema: d78db22b556ab497
insert into events (title, description, content, type, start_date, end_date, time_zone, date_display, location, is_premium, is_virtual, is_in_person, price_cents, capacity, focus_area_id, organizer_name, speakers, agenda, sponsors, status, sequence, created_at, updated_at, registration_opens_at, priority_hours, is_exclusive) values
  ('Salon & sauna', 'By the Öresund.', '<p>Hot.</p>', 'networking', '2026-09-01T08:00:00.000Z', '2026-09-01T12:00:00.000Z', 'Europe/Stockholm', 'September 1, 2026', 'Malmö', 0, 0, 1, 0, 1, 1, 'Team', '[]', '[]', '[]', 'scheduled', 0, '2026-05-04T08:40:00.000Z', '2026-05-04T08:40:00.000Z', '2026-08-01T08:00:00.000Z', 48, 1);
insert into event_registrations (event_id, user_id, name, email, email_key, price_cents, status, created_at, search_key, has_priority) values
  ((select max(id) from events), null, 'First Come', 'first@example.com', 'first@example.com', 0, 'waitlisted', '2026-05-04T08:40:00.000Z', 'first come first@example.com ', 0),
  ((select max(id) from events), null, 'First Served', 'served@example.com', 'served@example.com', 0, 'waitlisted', '2026-05-04T08:41:00.000Z', 'first served served@example.com ', 1);
