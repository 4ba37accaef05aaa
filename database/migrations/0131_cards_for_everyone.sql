-- Whoever agreed to show their card agreed to show it to those who sign in. To be seen by everyone, without signing in and in search
-- engines, is a consent of its own, and nobody has given it yet.
alter table person add column card_to_world boolean not null default false;

create or replace view published_card as
  select p.uid as person_uid,
    exists (select from person_role r where r.person_uid = p.uid and r.role = 'INV')
      and not exists (select from person_role r where r.person_uid = p.uid and r.role not in ('INI', 'INV'))
      and not exists (select from counted_membership m where m.person_uid = p.uid) as investor_only,
    p.card_to_world as to_world
  from person p
  where p.card_published and p.status = 'A' and p.erased_at is null;
