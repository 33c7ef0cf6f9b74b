-- schema: 55981235450b7e96
insert into technology_groups (country, sector, status, readiness_level, has_patents, technologies) values
  ('', 'energy-storage', 'emerging', 6, 1, 1);
insert into grouped_technologies (technology_id, group_id) select 100, id from technology_groups;
