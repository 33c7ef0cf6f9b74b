-- schema: 33796d4d81c58b2b
insert into company_investors (company_id, name, name_key, user_id, investor_company_id, agreement, since) values
  (1, 'Polder', 'polder', 2, null, 'both', '2026-06-06T09:00:00.000Z'),
  (1, 'Frost Fund', 'frost fund', null, 2, 'company', '2026-06-07T09:00:00.000Z');
