import pg from 'pg'
import { world } from './world.ts'

/** Queries the database of the journey's world. */
export const askDatabase = async <R extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> => {
  const client = new pg.Client({ connectionString: world().databaseUrl })
  await client.connect()
  try {
    return (await client.query<R>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Link in the newest email to an address; the sign-on service writes it after it has responded. */
export const linkOfLetter = async (email: string): Promise<string | undefined> => {
  const [letter] = await askDatabase<{ link: string }>(
    'select link from sso.mail where to_address = $1 order by id desc limit 1',
    [email],
  )
  return letter?.link
}
