-- schema: 0039daa9c149e8d0
update companies set revenue_eur = 2402069, closes_on = 20310331, open_jobs = 2 where id = 1;
insert into company_round_groups (round_type, companies) values ('seed', 1);
insert into company_city_groups (city, companies) values ('2673730', 1);
update grouped_companies set round_group_id = (select max(id) from company_round_groups),
  city_group_id = (select max(id) from company_city_groups) where company_id = 1;
