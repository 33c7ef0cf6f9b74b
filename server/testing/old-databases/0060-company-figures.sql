-- schema: 51410bb2b0a839b4
update companies set funding_eur = 19863267, last_round_on = 20190312, raising_eur = 4500000, team_size = 38,
  figures = '{"funding":{"amount":21500000,"currency":"USD"},"lastRound":{"type":"Seed","date":"2019-03-12"},"revenue":{"amount":2600000,"currency":"USD"},"raising":{"amount":4500000,"currency":"EUR"}}' where id = 1;
insert into company_figure_groups (founded, funding, last_round, revenue, companies) values ('since-2020', '', '', '', 1);
update grouped_companies set figure_group_id = (select id from company_figure_groups) where company_id = 2;
