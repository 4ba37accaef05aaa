-- The values of the columns that 0767 added.
update acceleration_request r set territory_id = p.territory_id, stage_id = p.stage_id
  from project p where p.id = r.project_id and (p.territory_id is not null or p.stage_id is not null);
create index acceleration_request_track_territory on acceleration_request (track_id, territory_id)
  where territory_id is not null;
create index acceleration_request_track_stage on acceleration_request (track_id, stage_id) where stage_id is not null;
create index acceleration_request_track_industries on acceleration_request (track_id, industry_ids)
  where industry_ids <> '{}';
