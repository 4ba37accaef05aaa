import type { Column } from './read-schema.ts'

const plain: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  daterange: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'Numeric',
  text: 'string',
  timestamptz: 'Instant',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
}

const typeOf = (column: Column): string => {
  const element = column.type.startsWith('_') ? column.type.slice(1) : null
  const base = plain[element ?? column.type]
  if (!base) throw new Error(`${column.table}.${column.name}: no TypeScript type is known for ${column.type}`)
  const value = column.words
    ? column.words.map((word) => `'${word.replaceAll("'", String.raw`\'`)}'`).join(' | ')
    : base
  return element ? `(${value})[]` : value
}

const member = (column: Column): string => {
  const type = typeOf(column) + (column.nullable ? ' | null' : '')
  if (column.filled === 'always') return `${column.name}: GeneratedAlways<${type}>`
  return `${column.name}: ${column.filled === 'default' ? `Generated<${type}>` : type}`
}

const pascal = (name: string): string =>
  name.replace(/(?:^|[_.])(\w)/g, (_, letter: string) => letter.toUpperCase())

const head = `// Written by tools/write-database-types.ts from the migrated database; npm test fails when it is stale.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** The database fills the column when it is left out. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** ISO text in UTC. */
type Instant = ColumnType<string, string | Date, string | Date>
`

const sometimes: Readonly<Record<string, string>> = {
  Numeric: `/** Exact decimal as text: money does not pass through floating point. */
type Numeric = ColumnType<string, string | number, string | number>`,
  Json: `/** Unchecked until parsed; arrays must be written as JSON text, since the driver takes them for SQL arrays. */
type Json = ColumnType<unknown, JsonInput, JsonInput>
type JsonInput = string | (object & { length?: never })`,
}

/** Renders the Kysely interface of the tables; tables outside `public` are keyed with their schema. */
export const renderTypes = (columns: readonly Column[]): string => {
  const tables = new Map<string, Column[]>()
  for (const column of columns) {
    const name = column.schema === 'public' ? column.table : `${column.schema}.${column.table}`
    tables.set(name, [...(tables.get(name) ?? []), column])
  }
  const interfaces = [...tables].map(
    ([name, members]) => `interface ${pascal(name)}Table {\n${members.map(member).join('\n')}\n}`,
  )
  const keys = [...tables.keys()].map(
    (name) => `${name.includes('.') ? `'${name}'` : name}: ${pascal(name)}Table`,
  )
  const all = `/** Every table by name. */\nexport interface DB {\n${keys.join('\n')}\n}\n`
  const used = Object.keys(sometimes).filter((name) =>
    interfaces.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  )
  return [head, ...used.map((name) => sometimes[name]), ...interfaces, all].join('\n\n')
}
