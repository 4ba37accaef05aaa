-- Work that is blocked or was transferred, which lists of work leave out: few of an accelerator's projects.
create index project_track_closed on project_track (accelerator_id, id) where access_status <> 'ALLOWED_TO_WORK';

-- An accelerator's shown projects, each once, by the index alone.
create index shown_project_projects on shown_project (accelerator_id, project_id);
drop index shown_project_of_accelerator;

-- The projects of an accelerator with their trackers, by the index alone: which of them its team reviews itself.
create index project_track_reviewed on project_track (accelerator_id, tracker_uid) include (id, project_id);
