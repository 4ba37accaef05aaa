-- Values of an old version are found by their code as well.
create index dictionary_value_past_code on dictionary_value_past (dictionary_id, code);
