-- schema: 52fcc14b0c3b9d90
insert into offers (status, title, partner_id, giver, gives, terms, url, starts_on, ends_on, max_redemptions, audience, code_kind, shared_code, redeemed, codes_left, created_at, updated_at) values
  ('published', 'A day <b>at sea</b>', 1, 'Žofie & Söhne', '10% off «all»', 'Once.

No cash.', 'https://sea.example/?a=1&b=2', '1999-12-31', '2099-12-31', 5, 'annual', 'own', null, 1, 1, '2026-05-04T08:40:00.000Z', '2026-05-04T08:40:00.000Z'),
  ('ended', 'Null', null, 'null', 'Nothing', '', 'https://null.example/', null, null, null, 'professional', 'shared', 'NULL-0', 0, 0, '2026-05-04T08:40:00.000Z', '2026-05-04T08:40:00.000Z');
insert into offer_redemptions (offer_id, user_id, redeemed_at) values
  (1, 1, '2026-05-04T08:41:00.000Z');
insert into offer_codes (offer_id, code, redemption_id) values
  (1, 'Ü-<1>', 1),
  (1, 'B-2', null);
