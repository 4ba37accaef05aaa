import pg from 'pg'

/**
 * Runs a command unless it is under way elsewhere, on any machine with the same database. The lock is the session's: it ends
 * with a process that is killed.
 */
export const oneAtATime = async (url: string, command: string, run: () => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  // A lost session is noticed by the commands' own queries.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
      [`command:${command}`],
    )
    if (!rows[0]!.free) throw new Error(`npm run ${command} is under way already: wait until it has ended`)
    await run()
  } finally {
    await client.end()
  }
}
