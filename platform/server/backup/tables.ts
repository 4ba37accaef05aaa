import pg from 'pg'

/** A table for backup and restore: its columns without generated ones. */
export type Table = { schema: string; name: string; columns: string[] }

/** Tables filled by migrations. */
const filledByMigrations = new Set([
  'public.schema_migration',
  'public.schema_function',
  'graphile_worker.migrations',
])

/** A connection whose COPY writes the same text on every server. */
export const connectForCopy = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  // A connection that is lost fails its statement; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'iso_8601';
    set extra_float_digits = 1; set statement_timeout = 0`)
  return client
}

/** Every table of the portal, the sign-on service and the job queue. */
export const listTables = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'sso', 'graphile_worker')
    group by 1, 2 order by 1, 2`)
  return rows.filter(({ schema, name }) => !filledByMigrations.has(`${schema}.${name}`))
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The table's name for a statement. */
export const nameOf = ({ schema, name }: Table): string => `${quoted(schema)}.${quoted(name)}`

/** The table with its columns for COPY. */
export const copyTarget = (table: Table): string =>
  `${nameOf(table)} (${table.columns.map(quoted).join(', ')})`

/** Sets every identity and serial sequence after the highest value in use. */
export const continueSequences = async (client: pg.ClientBase, tables: Table[]): Promise<void> => {
  for (const table of tables) {
    for (const column of table.columns) {
      const { rows } = await client.query<{ sequence: string | null }>(
        'select pg_get_serial_sequence($1, $2) as sequence',
        [nameOf(table), column],
      )
      const sequence = rows[0]?.sequence
      if (!sequence) continue
      await client.query(
        `select setval($1, coalesce((select max(${quoted(column)}) from ${nameOf(table)}), 1),
          exists (select from ${nameOf(table)}))`,
        [sequence],
      )
    }
  }
}
