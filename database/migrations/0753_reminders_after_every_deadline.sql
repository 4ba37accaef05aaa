-- Rules for what still waits after intakes, events and invitations.
alter table reminder_rule drop constraint reminder_rule_check;
