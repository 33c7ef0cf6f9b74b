-- schema: c102d6f13e478298
insert into member_city_groups (city, members) values ('2778067', 1);
update grouped_members set city_group_id = (select max(id) from member_city_groups);
insert into listing_city_groups (city, listings) values ('2267057', 1);
update grouped_listings set city_group_id = (select max(id) from listing_city_groups);
