import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { countVisitor } from './rate-limit.ts'

const { db } = await testDatabase({ max: 1 })

test('one line of IPv6 is one visitor, whichever of its addresses it comes from; its neighbour is another', async () => {
  const limit = { hits: 2, seconds: 3600 }
  const come = (address: string) => countVisitor(db, 'test.address', address, limit)
  expect(await come('2001:db8:1:2::1')).toBe(1)
  expect(await come('2001:db8:1:2:ffff::7')).toBe(2)
  await expect(come('2001:db8:1:2:3:4:5:6')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(await come('2001:db8:1:3::1')).toBe(1)
  expect(await come('::ffff:192.0.2.7')).toBe(1)
  expect(await come('192.0.2.7')).toBe(2)
})
