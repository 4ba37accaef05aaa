import { expect, test } from 'vitest'
import { auditDetails } from './audit-details.rules.ts'

test.each([
  [{}, []],
  [null, []],
  [[1], []],
  [{ days: 3 }, [{ name: 'days', before: null, after: '3' }]],
  [{ value: { from: 1, to: 'b' } }, [{ name: 'value', before: '1', after: 'b' }]],
  [{ changes: [{ part: 'name', from: 'A', to: null }] }, [{ name: 'name', before: 'A', after: null }]],
  [{ ids: [1, 2] }, [{ name: 'ids', before: null, after: '[1,2]' }]],
])('%j', (details, read) => expect(auditDetails(details)).toEqual(read))
