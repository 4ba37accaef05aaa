-- Schedules the web hooks of a showcase two seconds after a change; further changes until then are sent with it.
create or replace function hooks_follow_change() returns trigger language plpgsql as $$
begin
  if exists (select from showcase_hook h where h.template_id = new.template_id and h.active) then
    perform graphile_worker.add_job('tell-showcase-hooks', json_build_object('templateId', new.template_id),
      run_at := now() + interval '2 seconds', max_attempts := 20,
      job_key := 'tell-showcase-hooks:' || new.template_id, job_key_mode := 'preserve_run_at');
  end if;
  return null;
end
$$;
