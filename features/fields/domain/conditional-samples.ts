import { column, field, group, plain, table, tree } from './samples.ts'
import type { Condition } from './tree.ts'
import type { Item, Value } from './values.ts'

export const when = (code: string, ...anyOf: (number | boolean)[]): Condition => ({ code, anyOf })
/** A repetition or row for tests. */
export const item = (id: string, values: Record<string, Value>): Item => ({ id, rowKey: null, values })

/** People of whom those with a share say how large it is. */
export const people = group('people', [
  field({ code: 'name', type: 'STRING', required: true }),
  field({ code: 'owns', type: 'BOOLEAN' }),
  field({ code: 'share', type: 'PERCENT', required: true, showIf: when('owns', true) }),
  field({ code: 'role', type: 'LIST', dictionary: 'ROLES' }),
  field({ code: 'duty', type: 'LIST', dictionary: 'DUTIES', showIf: when('role', 5, 6) }),
  field({ code: 'firm', type: 'STRING', required: true, showIf: when('duty', 9) }),
  field({ code: 'tax', type: 'STRING', required: true, showIf: when('has_firm', true) }),
])
/** Costs with a column that only exporters have. */
export const costs = table('costs', [
  column({ code: 'item', type: 'STRING', columnType: 'ADD' }),
  column({ code: 'price', type: 'NUMBER', required: true }),
  column({ code: 'duty_paid', type: 'NUMBER', required: true, showIf: when('exports', true) }),
])
/** A profile with conditions of every place. */
export const profile = tree(
  plain({ code: 'has_firm', type: 'BOOLEAN' }),
  plain({ code: 'exports', type: 'BOOLEAN', showIf: when('has_firm', true) }),
  people,
  costs,
)
