import type { SpanFacts } from './tracing.ts'

const verbs = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'BEGIN', 'COMMIT', 'ROLLBACK'])

/** The first table that a statement names, also inside a common table expression. */
const tableOf = (text: string): string | undefined =>
  /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*(?:"?\."?[a-z_]\w*)?)/i
    .exec(text)?.[1]
    ?.replaceAll('"', '')

/** Facts of a statement's span: its operation and table, without its text and values. */
export const statementFacts = (text: string): SpanFacts => {
  const first = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? ''
  const operation = first === 'WITH' ? 'WITH' : verbs.has(first) ? first : 'OTHER'
  const table = tableOf(text)
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
  }
}
