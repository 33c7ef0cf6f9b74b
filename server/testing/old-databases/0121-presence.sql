-- schema: 825b39a072b04bf1
update member_profiles set shares_presence = 1 where user_id = 1;
insert into live_presence (user_id, process, seen_at) values (1, 'a process of long ago', '2026-06-08T09:00:00.000Z');
