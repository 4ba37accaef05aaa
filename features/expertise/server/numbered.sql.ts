import { sql, type RawBuilder } from 'kysely'
import { typedJobNumbers } from '../domain/job-number.ts'

/** Jobs `j` whose number equals or begins with the typed text. */
export const numbered = (typed: string): RawBuilder<boolean> => {
  const numbers = typedJobNumbers(typed)
  return numbers ? sql`j.id between ${numbers.from}::bigint and ${numbers.to}::bigint` : sql`false`
}
