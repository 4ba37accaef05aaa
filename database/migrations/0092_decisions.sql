-- Decisions on applications (docs/adr/0056-decisions-are-staged.md): why one is rejected, what waits to be released, and
-- the runs that decide on many.

insert into dictionary (code, name_ru, name_en, built_in)
values ('REJECTION_REASONS', 'Причины отказа', 'Reasons for rejection', true);

insert into dictionary_value (dictionary_id, code, name_ru, name_en, seq)
select d.id, v.code, v.name_ru, v.name_en, v.seq
from (values
  ('OFF_TOPIC', 'Проект не подходит треку по теме', 'The project is outside the track’s topic', 10),
  ('TOO_EARLY', 'Стадия слишком ранняя для трека', 'The project is too early for the track', 20),
  ('TOO_LATE', 'Проект уже перерос трек', 'The project has outgrown the track', 30),
  ('INCOMPLETE', 'В заявке мало сведений', 'The application says too little', 40),
  ('TEAM', 'В команде не хватает нужных людей', 'The team lacks key people', 50),
  ('DEMAND', 'Не показано, что продукт нужен рынку', 'Demand for the product is not shown', 60),
  ('TECHNOLOGY', 'Технология ещё не подтверждена', 'The technology is not proven yet', 70),
  ('NO_PLACES', 'На треке больше нет мест', 'The track has no places left', 80)
) as v (code, name_ru, name_en, seq) join dictionary d on d.code = 'REJECTION_REASONS';

insert into dictionary_version (dictionary_id, number, name, published_at, added, values_count)
select d.id, 1, '1', d.updated_at, count(v.id), count(v.id)
from dictionary d join dictionary_value v on v.dictionary_id = d.id where d.code = 'REJECTION_REASONS' group by d.id;
insert into dictionary_value_past (dictionary_id, value_id, from_number, code, name_ru, name_en, seq, status)
select v.dictionary_id, v.id, 1, v.code, v.name_ru, v.name_en, v.seq, v.status
from dictionary_value v join dictionary d on d.id = v.dictionary_id where d.code = 'REJECTION_REASONS';

-- What the team does next: before it applies again, or now that it is accepted.
alter table acceleration_request add column advice text not null default '';

-- The reasons of the list that an application was rejected for, besides the words in its `reason`.
create table acceleration_request_reason (
  request_id bigint not null references acceleration_request on delete cascade,
  reason_id bigint not null references dictionary_value,
  primary key (request_id, reason_id)
);
create index acceleration_request_reason_value on acceleration_request_reason (reason_id);

-- A decision that only the deciders see. It stands apart from the application: nothing that a team, a search or a number
-- reads knows of it, and making one writes none of the application's indexes.
create table staged_decision (
  request_id bigint primary key references acceleration_request on delete cascade,
  accelerator_id bigint not null references accelerator,
  decision text not null check (decision in ('ACCEPT', 'REJECT')),
  -- {reasonIds, reason, advice}
  words jsonb not null,
  version integer not null default 1,
  staged_by uuid not null references person,
  staged_at timestamptz not null default now()
);
create index staged_decision_accelerator on staged_decision (accelerator_id, decision);

create table decision_run (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  status text not null default 'RUNNING' check (status in ('RUNNING', 'FINISHED', 'CANCELLED')),
  kind text not null check (kind in ('ACCEPT', 'REJECT', 'RELEASE')),
  total integer not null,
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index decision_run_of_accelerator on decision_run (accelerator_id, id desc);

-- What became of an application is noted in the same transaction as the decision: a job that was interrupted goes on with
-- the next one. It names what it speaks of, as the application may be deleted.
create table decision_run_item (
  run_id bigint not null references decision_run on delete cascade,
  place integer not null,
  request_id bigint references acceleration_request on delete set null,
  project_name text not null,
  track_name text not null,
  decision text not null check (decision in ('ACCEPT', 'REJECT')),
  words jsonb not null,
  -- The staging that is released: one that was changed meanwhile is not.
  staged_version integer,
  staged_by uuid references person,
  step text not null default 'WAITING' check (step in ('WAITING', 'DONE', 'REFUSED', 'LEFT')),
  -- Why it was not decided: an error code.
  refused text,
  primary key (run_id, place)
);
-- An application is decided by one run at a time: of two that begin at once one wins, the other is told.
create unique index decision_run_item_waiting on decision_run_item (request_id) where step = 'WAITING';
create index decision_run_item_next on decision_run_item (run_id, place) where step = 'WAITING';
create index decision_run_item_request on decision_run_item (request_id);
