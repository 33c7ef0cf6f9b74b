-- schema: a17cfcc019f77b8b
insert into users (username, username_key, email, email_key, full_name, organization, role, membership_tier, password_hash, created_at) values
  ('mia', 'mia', 'mia@example.com', 'mia@example.com', 'Mia Shy', null, 'member', 'free', '$argon2id$v=19$m=19456,t=2,p=1$75IWswit7wanvkwuG+wnKw$vWQkAAJ0mwbKyvJSK4qjUw/a8/iFI21o5GnFi/O+zFg', '2026-02-01T08:00:00.000Z');
insert into member_profiles (user_id, sort_name, is_listed, connection_rank) values (5, 'mia shy', 0, 5);
update member_profiles set headline = 'Heat, not <light>', pronouns = 'she/her', current_position = 'Ingénieure', location = 'Graz, Austria', website = 'https://ada.example.com', bio = 'Tubes, pumps & patience.', wishes = 'Banks', focus_areas = '["energy-storage"]', interests = '["Trail running"]', skills = '["Thermodynamik"]', experience = '[{"title":"Lead","companyName":"Büro","location":"","startDate":"2015-02","endDate":"","isCurrent":true,"description":"Forty sites."}]', education = '[{"institution":"TU Graz","degree":"MSc","fieldOfStudy":"Physics","startDate":"1999-10","endDate":"2004-11","isCurrent":false,"description":""}]', avatar_hash = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1', follower_count = 1, last_active_on = '2026-05-03' where user_id = 1;
update member_profiles set shows_activity = 0, accepts_enquiries = 0 where user_id = 4;
delete from member_search where rowid = 1;
insert into member_search (rowid, lexemes) values (1, 'ada angstrom heat not light ingenieure tubes pumps patience n:ada n:angstrom area:656e657267792d73746f72616765 az1:61 az2:6164 az3:616461');
delete from member_rank_search where rowid = 4294967297;
insert into member_rank_search (rowid, lexemes) values (4294967297, 'ada angstrom heat not light ingenieure tubes pumps patience n:ada n:angstrom area:656e657267792d73746f72616765 az1:61 az2:6164 az3:616461');
insert into follows (follower_id, followed_id, created_at) values (2, 1, '2026-03-01T08:00:00.000Z');
insert into avatars (hash, user_id, large, small, created_at) values ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1', 1, x'52494646aa00', x'52494646bb00', '2026-03-01T08:00:00.000Z');
