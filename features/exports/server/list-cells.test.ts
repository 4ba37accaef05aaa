import { expect, test } from 'vitest'
import { foreign, own, person } from '../../../tests/support/actors.ts'
import { linksFor } from './list-cells.ts'

test.each([
  ['a member of the file’s accelerator', person('team', { as: ['ACC'] }), own, [own, false]],
  ['a portal administrator', person('admin', { roles: ['ADMIN'] }), own, [own, false]],
  ['a sponsor', person('sponsor', { roles: ['CST'] }), own, [null, true]],
  [
    'a sponsor who works in another accelerator',
    person('sponsor', { roles: ['CST'], in: foreign, as: ['TRC'] }),
    own,
    [null, true],
  ],
  ['a member, in a file of no accelerator', person('team', { as: ['ACC'] }), null, [null, false]],
])('%s gets links as on the screen', (_who, actor, acceleratorId, [inAccelerator, isSponsor]) => {
  expect(linksFor(actor, 'https://portal.example', acceleratorId)).toEqual({
    address: 'https://portal.example',
    acceleratorId: inAccelerator,
    isSponsor,
  })
})

test('who neither works in the file’s accelerator nor sponsors gets no links', () => {
  expect(linksFor(person('other', { in: foreign, as: ['ACC'] }), 'https://portal.example', own)).toBeNull()
})
