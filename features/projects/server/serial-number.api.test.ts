import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { createFactories } from '../../../tests/support/factories/index.ts'

test('a project’s number stays its own past the millionth project', async () => {
  const { db } = await testDatabase()
  const make = createFactories(db)
  const leader = await make.person()
  await sql`alter sequence project_id_seq restart with 999999`.execute(db)
  const numbers = []
  for (let n = 0; n < 3; n += 1) numbers.push((await make.project({ leader })).serial_number)
  expect(numbers).toEqual(['P-999999', 'P-1000000', 'P-1000001'])
})
