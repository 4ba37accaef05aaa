-- Updates the searched text of the cards of the given people. Locks the people first: a change of another part of the same card
-- waits, and reads this one's.
create or replace function refresh_card_words(people uuid[]) returns void language plpgsql as $$
begin
  perform from person where uid = any(people) order by uid for no key update;
  delete from card_words w using person p
  where w.person_uid = any(people) and p.uid = w.person_uid and not p.card_published;
  insert into card_words (person_uid, said)
  select p.uid, concat_ws(' ', p.last_name, p.first_name, p.middle_name, f.specialty, f.company, f.about, (
    select string_agg(v.name_ru || ' ' || v.name_en, ' ') from (
      select value_id from person_industry c where c.person_uid = p.uid
      union all select value_id from person_competency c where c.person_uid = p.uid) c
    join dictionary_value v on v.id = c.value_id))
  from person p left join person_profile f on f.person_uid = p.uid
  where p.uid = any(people) and p.card_published
  on conflict (person_uid) do update set said = excluded.said where card_words.said <> excluded.said;
end
$$;
