-- schema: 2ea2d5aea2c3bf50
update company_match_profiles set closes_on = '2031-03-31' where company_id = 1;
insert into company_groups (country, sector, size, is_verified, stages, companies)
  values ('se', 'energy-storage', '11-50', 1, ',seed,', 1);
insert into company_figure_groups (founded, funding, last_round, revenue, raising, closing, is_hiring, companies)
  values ('2010-2014', '5m-20m', '2019', '1m-5m', '1m-5m', '2031-03', 0, 1);
insert into grouped_companies (company_id, group_id, figure_group_id)
  values (1, (select max(id) from company_groups), (select max(id) from company_figure_groups));
