import { column, field, group, plain, table, tree } from './samples.ts'
import type { Condition } from './tree.ts'
import type { Item, Value } from './values.ts'

export const when = (code: string, ...anyOf: (number | boolean)[]): Condition => ({ code, anyOf })
/** An item of a group, or a row, for tests. */
export const item = (id: string, values: Record<string, Value>): Item => ({ id, rowKey: null, values })

/** A group whose field `share` depends on its field `owns`. */
export const people = group('people', [
  field({ code: 'name', type: 'STRING', required: true }),
  field({ code: 'owns', type: 'BOOLEAN' }),
  field({ code: 'share', type: 'PERCENT', required: true, showIf: when('owns', true) }),
  field({ code: 'role', type: 'LIST', dictionary: 'ROLES' }),
  field({ code: 'duty', type: 'LIST', dictionary: 'DUTIES', showIf: when('role', 5, 6) }),
  field({ code: 'firm', type: 'STRING', required: true, showIf: when('duty', 9) }),
  field({ code: 'tax', type: 'STRING', required: true, showIf: when('has_firm', true) }),
])
/** A table with a column only for exporters. */
export const costs = table('costs', [
  column({ code: 'item', type: 'STRING', columnType: 'ADD' }),
  column({ code: 'price', type: 'NUMBER', required: true }),
  column({ code: 'duty_paid', type: 'NUMBER', required: true, showIf: when('exports', true) }),
])
/** A profile with conditions at every level. */
export const profile = tree(
  plain({ code: 'has_firm', type: 'BOOLEAN' }),
  plain({ code: 'exports', type: 'BOOLEAN', showIf: when('has_firm', true) }),
  people,
  costs,
)
