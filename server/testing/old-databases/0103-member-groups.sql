-- schema: 8560fe07cb488148
insert into member_groups (country, areas, role, members) values ('', '', '', 1);
insert into member_ticket_groups (stages, tickets, members) values ('', '', 1);
insert into grouped_members (member_id, group_id, ticket_group_id)
  select 2, member_groups.id, member_ticket_groups.id from member_groups, member_ticket_groups;
