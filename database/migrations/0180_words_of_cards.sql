-- What the card of a person is found by: what it shows, put together once and not for every card at every search of a guest.
create table card_words (
  person_uid uuid primary key references person on delete cascade,
  said text not null,
  words tsvector not null generated always as (search_document(said)) stored
);

-- The people are held before they are read: who changes another part of the same card waits, and reads this one's.
create function refresh_card_words(people uuid[]) returns void language plpgsql as $$
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

create function card_words_follow_person() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array[new.uid]);
  return null;
end
$$;
create trigger card_words_follow_new after insert on person
  for each row when (new.card_published) execute function card_words_follow_person();
create trigger card_words_follow_changed after update of last_name, first_name, middle_name, card_published on person
  for each row when ((old.last_name, old.first_name, old.middle_name, old.card_published)
    is distinct from (new.last_name, new.first_name, new.middle_name, new.card_published))
  execute function card_words_follow_person();

create function card_words_follow_profile() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array[new.person_uid]);
  return null;
end
$$;
create trigger card_words_follow_new after insert on person_profile
  for each row execute function card_words_follow_profile();
create trigger card_words_follow_changed after update of specialty, company, about on person_profile
  for each row when ((old.specialty, old.company, old.about) is distinct from (new.specialty, new.company, new.about))
  execute function card_words_follow_profile();

create function card_words_follow_values() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array(select distinct person_uid from changed));
  return null;
end
$$;
create trigger card_words_follow_new after insert on person_industry
  referencing new table as changed for each statement execute function card_words_follow_values();
create trigger card_words_follow_changed after update on person_industry
  referencing new table as changed for each statement execute function card_words_follow_values();
create trigger card_words_follow_gone after delete on person_industry
  referencing old table as changed for each statement execute function card_words_follow_values();
create trigger card_words_follow_new after insert on person_competency
  referencing new table as changed for each statement execute function card_words_follow_values();
create trigger card_words_follow_changed after update on person_competency
  referencing new table as changed for each statement execute function card_words_follow_values();
create trigger card_words_follow_gone after delete on person_competency
  referencing old table as changed for each statement execute function card_words_follow_values();

create function card_words_follow_dictionary() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array(
    select person_uid from person_industry where value_id = new.id
    union select person_uid from person_competency where value_id = new.id));
  return null;
end
$$;
create trigger card_words_follow after update of name_ru, name_en on dictionary_value
  for each row when ((old.name_ru, old.name_en) is distinct from (new.name_ru, new.name_en))
  execute function card_words_follow_dictionary();

select refresh_card_words(array(select uid from person where card_published));
