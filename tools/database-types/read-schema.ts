import type pg from 'pg'

/** One column as the database describes it. */
export type Column = {
  schema: string
  table: string
  name: string
  type: string
  nullable: boolean
  /** Whether the database fills it by default, or always. */
  filled: 'no' | 'default' | 'always'
  /** The values that a CHECK allows, if it lists them. */
  words: string[] | null
}

type Row = Omit<Column, 'words'> & { checks: string[] }

const list = String.raw`\(?ARRAY\[(?<words>.*)\]\)?(?:::text\[\])?`
const patterns = [
  new RegExp(String.raw`^CHECK \(\(\w+ = ANY \(${list}\)\)\)$`),
  new RegExp(String.raw`^CHECK \(\(\w+ <@ ${list}\)\)$`),
]
const single = /^CHECK \(\(\w+ = (?<words>'(?:[^']|'')*'::text)\)\)$/

/** Parses the values of `CHECK (col IN (...))` as PostgreSQL prints it; null for any other check. */
export const wordsOfCheck = (definition: string): string[] | null => {
  for (const pattern of [...patterns, single]) {
    const listed = pattern.exec(definition)?.groups?.['words']
    if (listed === undefined) continue
    return [...listed.matchAll(/'((?:[^']|'')*)'::text/g)].map((match) =>
      (match[1] ?? '').replaceAll("''", "'"),
    )
  }
  return null
}

/** Reads the columns of the portal's and the sign-on service's tables. */
export const readSchema = async (client: pg.ClientBase): Promise<Column[]> => {
  const { rows } = await client.query<Row>(`
    select c.table_schema as schema, c.table_name as "table", c.column_name as name, c.udt_name as type,
      c.is_nullable = 'YES' as nullable,
      case when c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' then 'always'
        when c.column_default is not null or c.is_identity = 'YES' then 'default' else 'no' end as filled,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
          and k.conkey = array[c.ordinal_position::smallint] order by k.conname) as checks
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'sso') and t.table_type in ('BASE TABLE', 'VIEW')
      and not exists (select from pg_depend d where d.deptype = 'e'
        and d.objid = format('%I.%I', c.table_schema, c.table_name)::regclass)
    order by c.table_schema, c.table_name collate "C", c.ordinal_position`)
  return rows.map(({ checks, ...column }) => ({
    ...column,
    words: checks.map(wordsOfCheck).find((words) => words !== null) ?? null,
  }))
}
