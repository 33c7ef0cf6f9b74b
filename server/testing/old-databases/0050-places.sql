-- schema: 0901a1863dfcf48a
update companies set country = 'nl', city_id = 2757345 where id = 2;
update listings set country = 'pt', city_id = 2267057 where id = 2;
update member_profiles set country = 'at', city_id = 2778067 where user_id = 1;
insert into company_groups (country, sector, size, is_verified, stages, companies) values
  ('nl', 'wind-power', '1-10', 0, '', 1);
insert into grouped_companies (company_id, group_id) select 2, id from company_groups;
