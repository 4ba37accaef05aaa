-- Cards are found by an index of their words and one of their parts: who looks for people reads no card that is not found.
create index card_words_words on card_words using gin (words);
create index card_words_parts on card_words using gin (said gin_trgm_ops);
