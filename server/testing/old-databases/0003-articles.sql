-- schema: 4b95ba01516159a8
insert into articles (title, description, image_url, focus_area_id, author, read_time, content, published_at) values
  ('Éolienne: wind at sea', 'Foundations & <i>cables</i>.', null, 1, 'Łukasz Żak', 7, '<p>Monopiles &amp; jackets.</p>', '2025-12-05T09:00:00.000Z'),
  ('Salt keeps heat', 'Stores of molten salt.', 'https://example.com/salt.webp', 2, 'Sam Sample', 3, '<h3>Nitrate</h3><p>Warm.</p>', '2026-03-01T09:00:00.000Z');
insert into research_articles (slug, title, description, category, type, image_url, date, read_time, is_premium, route, content, position) values
  ('tin-perovskites', 'Tin perovskites', 'Lead-free – naïvely?', 'solar', 'Market Report', null, 'October 2025', 9, 1, '/research-hub/tin-perovskites', '<p>Tin oxidises.</p>', 0),
  ('molten-salt-reactors', 'Molten salt reactors', 'Hot and without pressure.', 'nuclear', 'Technology Profile', 'https://example.com/msr.webp', 'February 2026', 12, 0, '/network/technologies/molten-salt-reactors', '<p>Fluoride.</p><p>The full profile compares the leading designs, the state of materials testing, the licensing path in four countries, the costs that have been published and what they leave out, and the technology readiness level that we consider justified.</p>', 1);
insert into partners (name, tagline, position) values
  ('Calder & Voß', 'Infrastructure <finance>', 0),
  ('Nordhaven Grid', 'Transmission', 1);
