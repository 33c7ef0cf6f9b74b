-- schema: 3a1ea4eb0ea7f021
insert into company_technologies (company_id, technology_id, "use") values ((select min(id) from companies where hold is null), 5, 'uses');
