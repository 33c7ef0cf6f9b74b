-- schema: ac6b4b258b3a8092
update companies set country = 'nl', city_id = 2757345 where id = 2;
update listings set country = 'pt', city_id = 2267057 where id = 2;
update member_profiles set country = 'at', city_id = 2778067 where user_id = 1;
