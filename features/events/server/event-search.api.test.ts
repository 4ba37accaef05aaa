import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeHeldEvent } from '../../../tests/support/held-events.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listHeldEvents } from '../contract/event.endpoints.ts'
import { listEventRequests } from '../contract/invitation.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  const hostOf = async (own: Accelerator) => ({
    db: portal.db,
    accelerator: own,
    people: { team: await portal.make.member({ accelerator: own, role: 'ACC' }) } as never,
  })
  const [own, foreign] = [await hostOf(accelerator), await hostOf(await portal.make.accelerator())]
  const projects = [
    await portal.make.project({ name: 'Теплоконтур', summary: '' }),
    await portal.make.project({ name: 'Агроскан', summary: '' }),
  ]
  for (const place of [own, foreign])
    for (const given of [
      { name: 'Весенний смотр', place: 'Зал «Орбита»' },
      { name: 'Осенний набор', place: 'Онлайн' },
    ]) {
      const { id } = await makeHeldEvent(place, given)
      for (const { id: project_id } of projects)
        await insertOne(portal.db, 'event_invitation', { event_id: id, project_id, status: 'REQUESTED' })
    }
})

const requests = async (findText: string): Promise<string[]> => {
  const { status, body } = await portal.as(admin).send(listEventRequests, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: { findText },
  })
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  const items = body['items'] as { project: { name: string }; event: { name: string } }[]
  return items.map(({ project, event }) => `${project.name}, ${event.name}`).toSorted()
}

test.each([
  ['теплоконтур', ['Теплоконтур, Весенний смотр', 'Теплоконтур, Осенний набор']],
  // Each word may be the project's or the event's, in any form.
  ['агроскан смотра', ['Агроскан, Весенний смотр']],
  ['смотр тепло', ['Теплоконтур, Весенний смотр']],
  ['орбита контур', ['Теплоконтур, Весенний смотр']],
  ['смотр набор', []],
  ['ветропарк', []],
])('requests of the accelerator alone are found by «%s»', async (typed, found) => {
  expect(await requests(typed)).toEqual(found)
})

test('events are found by words of their name and place', async () => {
  const named = async (findText: string) => {
    const { body } = await portal.as(admin).send(listHeldEvents, { query: { findText } })
    return (body['items'] as { name: string }[]).map(({ name }) => name)
  }
  expect(await named('смотры орбита')).toEqual(['Весенний смотр'])
  expect(await named('осенн')).toEqual(['Осенний набор'])
  expect(await named('смотр набор')).toEqual([])
})
