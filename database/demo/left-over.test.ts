import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { createFactories, type Factories } from '../../tests/support/factories/index.ts'
import { demoAccounts } from './accounts.ts'
import { refuseDemoAccounts, removeDemoAccounts } from './left-over.ts'

let database: TestDatabase
let make: Factories

beforeAll(async () => {
  database = await testDatabase()
  make = createFactories(database.db)
})

test('production refuses a database that demo accounts open, naming them and the way out', async () => {
  const { db } = database
  const owner = await make.person({ email: 'owner@accelerator.test', roles: ['ADMIN'] })
  await make.account({ person: owner })
  await expect(refuseDemoAccounts(db)).resolves.toBeUndefined()
  for (const { email, portalRoles } of demoAccounts)
    await make.account({ person: await make.person({ email, roles: portalRoles }) })
  const tracked = await make.person({ email: 'orlov@people.example' })
  await make.account({ person: await make.member({ person: tracked, role: 'TRC' }) })
  await expect(refuseDemoAccounts(db)).rejects.toThrow(/14 demo accounts.*admin@demo\.example.*and 1 more/s)
  await expect(refuseDemoAccounts(db)).rejects.toThrow('npm run remove-demo')

  expect(await removeDemoAccounts(db)).toBe(14)
  await expect(refuseDemoAccounts(db)).resolves.toBeUndefined()
  const accounts = await db.selectFrom('sso.account').select('email').execute()
  expect(accounts).toEqual([{ email: 'owner@accelerator.test' }])
  const roles = await db.selectFrom('person_role').select('person_uid').distinct().execute()
  expect(roles).toEqual([{ person_uid: owner.uid }])
  expect(await db.selectFrom('accelerator_member').select('id').execute()).toEqual([])
  expect(await removeDemoAccounts(db)).toBe(0)
})
