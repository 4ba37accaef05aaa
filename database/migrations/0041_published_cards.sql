-- Cards that their people agreed to show. Who is an investor and nothing else has one for those alone who may see investors
-- (product 11).
create view published_card as
  select p.uid as person_uid,
    exists (select from person_role r where r.person_uid = p.uid and r.role = 'INV')
      and not exists (select from person_role r where r.person_uid = p.uid and r.role not in ('INI', 'INV'))
      and not exists (select from counted_membership m where m.person_uid = p.uid) as investor_only
  from person p
  where p.card_published and p.status = 'A' and p.erased_at is null;
