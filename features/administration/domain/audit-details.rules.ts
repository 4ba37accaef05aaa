/** What an entry of the audit trail says of one thing that changed; `before` is null where only the new value is known. */
export type AuditDetail = { name: string; before: string | null; after: string | null }

const said = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type Change = { part?: unknown; from?: unknown; to?: unknown }

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

const changeOf = (name: string, { part, from, to }: Change): AuditDetail => ({
  name: said(part) ?? name,
  before: said(from),
  after: said(to),
})

/** Reads the details of an entry: `{ from, to }` and lists of such are changes, everything else is what was set. */
export const auditDetails = (details: unknown): AuditDetail[] =>
  typeof details === 'object' && details !== null && !Array.isArray(details)
    ? Object.entries(details).flatMap(([name, value]) => {
        if (isChange(value)) return [changeOf(name, value)]
        if (Array.isArray(value) && value.length > 0 && value.every(isChange))
          return value.map((one) => changeOf(name, one))
        return [{ name, before: null, after: said(value) }]
      })
    : []
