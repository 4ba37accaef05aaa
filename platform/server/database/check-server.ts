import type pg from 'pg'

const oldest = 150_000

type Facts = { version: number; name: string; lowers: boolean; characters: string; encoding: string }

/** Throws for a server on which search and sorting would return wrong results without an error. */
export const checkServer = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<Facts>(`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
      lower('Ё') = 'ё' as lowers, datctype as characters, pg_encoding_to_char(encoding) as encoding
    from pg_database where datname = current_database()`)
  const facts = rows[0]
  if (!facts) throw new Error('PostgreSQL does not say anything about its database')
  if (facts.version < oldest)
    throw new Error(`PostgreSQL ${facts.name} is too old: version 15 or newer is needed (DATABASE_URL)`)
  const advice =
    "Recreate the database: create database runway encoding 'UTF8' locale_provider icu icu_locale 'ru' " +
    "locale 'C.UTF-8' template template0 (DATABASE_URL)"
  if (facts.encoding !== 'UTF8') throw new Error(`The database is in ${facts.encoding}, not UTF8. ${advice}`)
  if (!facts.lowers) throw new Error(`The database ignores the case of Cyrillic letters. ${advice}`)
  if (['C', 'POSIX'].includes(facts.characters))
    throw new Error(
      `The database takes Cyrillic letters for no letters (LC_CTYPE ${facts.characters}). ${advice}`,
    )
}
