-- Points of a selection are exact sums: hundredths with a fraction. Existing whole values stay as they are.

alter table selection_record_item
  alter column points type double precision,
  alter column by_rule type double precision[];
