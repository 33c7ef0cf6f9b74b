-- schema: 9fa69922a2486e38
insert into daily_counts (metric, day, value) values ('activeMembers', '2026-05-03', 2), ('activeMembers', '1999-12-31', 1);
