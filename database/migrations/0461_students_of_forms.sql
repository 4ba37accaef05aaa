-- What a form says of where its sender studies: {university, faculty, department, group, courseNumber, socialNetwork}.
alter table form_submission add column student jsonb;
