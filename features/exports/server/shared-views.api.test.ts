import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as views from '../contract/shared-view.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let tracker: Person
let foreign: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  acc = await portal.make.member({ accelerator, role: 'ACC' })
  tracker = await portal.make.member({ accelerator, role: 'TRC' })
  foreign = await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'ACC' })
})

const headers = () => ({ 'accelerator-id': String(accelerator.id) })
const list = 'projects-in-work'
const share = (by: Person, name: string, search = '?overdue=true') =>
  portal.as(by).send(views.shareView, { headers: headers(), body: { list, name, search } })
const seen = async (by: Person, of = list) => {
  const { body } = await portal.as(by).send(views.getSharedViews, { headers: headers(), query: { list: of } })
  return body['items'] as { id: number; name: string; search: string; actions: string[] }[]
}

test('a view that one shares is everyone’s in the team, of this list alone', async () => {
  expect((await share(tracker, 'Просрочено')).status).toBe(200)
  expect(await seen(acc)).toMatchObject([
    { name: 'Просрочено', search: '?overdue=true', actions: ['change'] },
  ])
  expect(await seen(acc, 'events')).toEqual([])
  const other = await portal.make.member({ accelerator, role: 'TRC' })
  expect(await seen(other)).toMatchObject([{ name: 'Просрочено', actions: [] }])
})

test('it is renamed by who shared it and by the team; a name is taken once', async () => {
  const { body } = await share(acc, 'Без трекера', '?withoutTracker=true')
  const rename = (by: Person, viewId: number, name: string) =>
    portal.as(by).send(views.renameSharedView, { body: { viewId, name } })
  expect(await rename(acc, body['id'] as number, 'Просрочено')).toMatchObject({
    status: 400,
    body: { fields: { name: 'ALREADY_TAKEN' } },
  })
  expect((await rename(tracker, body['id'] as number, 'Моё')).status).toBe(403)
  expect((await rename(foreign, body['id'] as number, 'Моё')).status).toBe(404)
  expect((await rename(acc, body['id'] as number, 'Ничьи')).status).toBe(204)
  expect((await seen(tracker)).map(({ name }) => name)).toEqual(['Ничьи', 'Просрочено'])
})

test('an address of another page or with a fragment is no view', async () => {
  for (const search of ['//evil.example', 'javascript:alert(1)', '?a=1#b', `?${'a'.repeat(2000)}`])
    expect((await share(acc, 'Плохой', search)).status).toBe(400)
})

test('a list has at most fifty of them', async () => {
  const taken = (await seen(acc)).length
  for (let n = taken; n < 50; n += 1) expect((await share(acc, `Вид ${n}`)).status).toBe(200)
  expect(await share(acc, 'Лишний')).toMatchObject({ status: 400, body: { fields: { name: 'TOO_MANY' } } })
})
