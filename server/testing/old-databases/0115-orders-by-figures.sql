-- schema: 467913606923927b
update technologies set patent_count = 1 where id = 4;
insert into technology_stage_groups (stage, technologies) values ('prototype', 1);
update grouped_technologies set stage_group_id = (select max(id) from technology_stage_groups);
update listings set amount = '{"amount":1500000,"currency":"EUR"}', amount_rank = 6442450944001 where id = 1;
insert into listing_amount_search (rowid, lexemes) values (6442450944001, 'sample');
update member_profiles set ticket = '{"min":100000,"max":500000,"currency":"EUR"}', ticket_rank = 2147483648002
  where user_id = 2;
insert into member_ticket_search (rowid, lexemes) values (2147483648002, 'sample');
