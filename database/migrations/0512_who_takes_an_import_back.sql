-- An import is taken back in the name of whoever pressed the button: whoever imported may have left the team.
alter table project_import add column undone_by uuid references person;

-- A name that came by a public form is a stranger's text: no email says it.
update team_invitation set invitee_name = '' where by_form;
