-- schema: f382ded0d1888d0a
insert into company_people (company_id, user_id, team_member_id, role, agreement, since) values
  ((select company_id from company_team order by id limit 1), 2, (select min(id) from company_team), 'Head of grids', 'both',
    '2026-05-05T09:00:00.000Z');
