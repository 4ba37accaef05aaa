-- What an expert changes in a review is kept as what is changed in a profile: by whom, when and from what. A change belongs to a
-- profile or to a review.
alter table profile_value_change alter column project_id drop not null,
  add column review_id bigint references expert_job on delete cascade,
  add constraint profile_value_change_owner check (num_nonnulls(project_id, review_id) = 1) not valid;
create index profile_value_change_review on profile_value_change (review_id, id desc) where review_id is not null;

-- When the result was handed over first: what it is compared with once it went back.
alter table expert_job add column first_completed_at timestamptz;
