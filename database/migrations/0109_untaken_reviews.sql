-- When whoever ordered was told that nobody else can take a review that waits (docs/adr/0063): once.
alter table expert_job add column untaken_told_at timestamptz;
