/** A changed value of an audit entry; `before` is null if only the new value is known. */
export type AuditDetail = { name: string; before: string | null; after: string | null }

const shown = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type Change = { part?: unknown; from?: unknown; to?: unknown }

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

const changeOf = (name: string, { part, from, to }: Change): AuditDetail => ({
  name: shown(part) ?? name,
  before: shown(from),
  after: shown(to),
})

/**
 * Parses the details of an entry: `{ from, to }` and lists of these are changes, everything else is a value that was
 * set.
 */
export const auditDetails = (details: unknown): AuditDetail[] =>
  typeof details === 'object' && details !== null && !Array.isArray(details)
    ? Object.entries(details).flatMap(([name, value]) => {
        if (isChange(value)) return [changeOf(name, value)]
        if (Array.isArray(value) && value.length > 0 && value.every(isChange))
          return value.map((one) => changeOf(name, one))
        return [{ name, before: null, after: shown(value) }]
      })
    : []
