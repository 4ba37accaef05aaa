-- So many meetings a mentor holds in a row, with no more than the set pause between them; without a number as many as there are.
alter table office_hours add column most_in_row int check (most_in_row between 1 and 20);
