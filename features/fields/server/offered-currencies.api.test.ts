import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getOfferedCurrencies } from '../contract/currencies.endpoints.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
}, 60_000)

const offered = async (): Promise<unknown> => {
  const { status, body } = await portal.guest.call(getOfferedCurrencies, {})
  expect(status).toBe(200)
  return body['currencies']
}

const work = (id: number, set: ReturnType<typeof sql>) =>
  sql`update accelerator set ${set} where id = ${id}`.execute(portal.db)

test('a guest is offered the currencies that accelerators work in, the usual ones without accelerators', async () => {
  expect(await offered()).toEqual(['RUB', 'USD'])
  const { id } = await portal.make.accelerator()
  await work(id, sql`currencies = '{EUR,RUB}'`)
  expect(await offered()).toEqual(['RUB', 'EUR'])
})

test('an accelerator that is finished or not approved decides nothing', async () => {
  const { id } = await portal.make.accelerator()
  await work(id, sql`currencies = '{USD}'`)
  expect(await offered()).toEqual(['RUB', 'USD', 'EUR'])
  await work(id, sql`status = 'FINISHED'`)
  expect(await offered()).toEqual(['RUB', 'EUR'])
  const other = await portal.make.accelerator()
  await work(other.id, sql`currencies = '{USD}', approval = 'ON_COORDINATION'`)
  expect(await offered()).toEqual(['RUB', 'EUR'])
})
