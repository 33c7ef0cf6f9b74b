-- schema: 86ed929cd84d6fa6
insert into listing_groups (type, area, country, detail, technology_status, listings) values
  ('technology', 'energy-storage', '', 'technology:pilot', 'for-sale', 1);
insert into grouped_listings (listing_id, group_id) select 1, id from listing_groups;
