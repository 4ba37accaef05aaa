import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeMeeting, makeOfficeHours } from '../../../tests/support/office-hours.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getShowcasePerson } from '../../people/contract/showcase-people.endpoints.ts'
import { readSlots } from './mentoring.repository.ts'

let portal: TestPortal
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
})

const shown = { card_published: true, card_to_world: true }

const openCard = async ({ uid }: Person, role = 'MENTOR') => {
  const { status, body } = await portal.guest.send(getShowcasePerson, { query: { uid, role } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const nextOf = async (person: Person) => (await openCard(person))['nextHour']

test('a mentor’s public card names the nearest free hour by the mentor’s clock, and nothing of who took the others', async () => {
  const mentor = await portal.make.member({
    accelerator,
    role: 'MNT',
    person: await portal.make.person(shown),
  })
  expect(await nextOf(mentor)).toBeNull()
  const hours = await makeOfficeHours({ db: portal.db, accelerator }, mentor)
  const [first, second] = await readSlots(portal, hours.id)
  expect(await nextOf(mentor)).toEqual({ at: first, timeZone: 'UTC' })

  const project = await portal.make.project({ name: 'Тайный проект' })
  await makeMeeting(portal, hours.id, project.id, {
    starts_at: first,
    ends_at: new Date(Date.parse(first!) + 3_600_000).toISOString(),
    busy_until: new Date(Date.parse(first!) + 3_600_000).toISOString(),
  })
  const card = await openCard(mentor)
  expect(card['nextHour']).toEqual({ at: second, timeZone: 'UTC' })
  expect(JSON.stringify(card)).not.toContain('Тайный проект')

  await portal.db.updateTable('office_hours').set({ is_open: false }).where('id', '=', hours.id).execute()
  expect(await nextOf(mentor)).toBeNull()
})

test('the card of the same person in another role says nothing of their hours', async () => {
  const person = await portal.make.person({ ...shown, certified_expert: true })
  const mentor = await portal.make.member({ accelerator, role: 'MNT', person })
  await makeOfficeHours({ db: portal.db, accelerator }, mentor)
  expect((await openCard(mentor, 'EXPERT'))['nextHour']).toBeNull()
  expect((await openCard(mentor))['nextHour']).not.toBeNull()
})
