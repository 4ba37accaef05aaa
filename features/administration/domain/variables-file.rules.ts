import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { readVariable } from '#platform/domain/variables/read-variable.ts'
import { systemVariableKeys, type SystemVariable } from '#platform/domain/variables/system-variables.ts'

/** Identifies the file, so that other JSON is rejected. */
const format = 'runway-system-variables'

/** A variable of the portal. */
type Current = { key: SystemVariable; value: string; set: boolean; version: number }

/** Writes the variables that were set; defaults are left to the importing installation. */
export const writeVariablesFile = (items: readonly Current[]): string =>
  `${JSON.stringify(
    {
      format,
      variables: Object.fromEntries(items.filter(({ set }) => set).map(({ key, value }) => [key, value])),
    },
    null,
    2,
  )}\n`

/** Values of a file by variable name; null if it is not a file of variables. */
export const readVariablesFile = (text: string): Record<string, string> | null => {
  try {
    const read = JSON.parse(text) as { format?: unknown; variables?: unknown } | null
    if (read?.format !== format || typeof read.variables !== 'object' || read.variables === null) return null
    const values = Object.entries(read.variables)
    return values.every((pair): pair is [string, string] => typeof pair[1] === 'string')
      ? Object.fromEntries(values)
      : null
  } catch {
    return null
  }
}

/** A difference between a file and the portal: the change, or why it is impossible. */
export type Difference = {
  key: SystemVariable
  from: string
  to: string
  version: number
  problem: FieldErrorCode | null
}

/** Differences in the order of the screen, then names unknown to this version. */
export const compareVariables = (
  given: Readonly<Record<string, string>>,
  items: readonly Current[],
): { differences: Difference[]; unknown: string[] } => ({
  differences: items.flatMap(({ key, value: from, version }) => {
    if (!Object.hasOwn(given, key)) return []
    const read = readVariable(key, given[key]!)
    const problem = typeof read === 'object' ? read.error : null
    const to = typeof read === 'object' ? given[key]! : String(read)
    return to === from && problem === null ? [] : [{ key, from, to, version, problem }]
  }),
  unknown: Object.keys(given).filter((key) => !(systemVariableKeys as readonly string[]).includes(key)),
})
