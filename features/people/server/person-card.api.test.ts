import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { findInvitablePeople } from '../../teams/contract/people-directory.endpoints.ts'
import { downloadAwardFile } from '../contract/award.endpoints.ts'
import { getPersonCard } from '../contract/person-card.endpoints.ts'
import { editProfile, setConsents } from '../contract/profile.endpoints.ts'

let portal: TestPortal
let shown: Person
let hidden: Person
let accelerator: Accelerator
let teammate: Person

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  shown = await make.member({ accelerator, role: 'EXP' })
  hidden = await make.member({ accelerator, role: 'EXP' })
  teammate = await make.person()
  await make.project({ leader: shown, members: [teammate] })
  for (const person of [shown, hidden]) {
    const { status } = await portal.as(person).call(editProfile, {
      body: {
        version: 1,
        company: 'Маяк',
        contactEmail: 'work@example.com',
        phone: { country: 'GB', number: '07911 123456' },
        investorType: 'PRIVATE_INVESTOR',
        investment: { from: '1', to: '2', currency: 'USD' },
      },
    })
    expect(status).toBe(200)
  }
  await portal
    .as(shown)
    .call(setConsents, { body: { cardPublished: true, cardToWorld: false, processing: true } })
})

const card = async (by: Person, of: Person) => {
  const { status, body } = await portal.as(by).call(getPersonCard, { query: { uid: of.uid } })
  const has = (part: string): boolean => body[part] !== null
  return status === 200
    ? {
        company: body['company'],
        contacts: has('contacts'),
        details: has('details'),
        investor: has('investor'),
      }
    : status
}

const open = { company: 'Маяк', contacts: false, details: false, investor: false }
const all = { company: 'Маяк', contacts: true, details: true, investor: true }

describe('the card of a person', () => {
  test('shows everything to themselves, their accelerator and the portal', async () => {
    const team = await portal.make.member({ accelerator, role: 'TRC_TEAM' })
    const administrator = await portal.make.person({ roles: ['HTADM'] })
    for (const by of [team, administrator]) {
      expect(await card(by, shown)).toEqual(all)
      expect(await card(by, hidden)).toEqual(all)
    }
    expect(await card(hidden, hidden)).toEqual(all)
  })

  test('shows a stranger no contacts, and nothing at all unless it is published', async () => {
    const stranger = await portal.make.person()
    expect(await card(stranger, shown)).toEqual(open)
    expect(await card(stranger, hidden)).toBe(404)
  })

  test('shows contacts, but not the investor, to those who work on a project with the person', async () => {
    expect(await card(teammate, shown)).toEqual({ ...all, investor: false })
  })

  test('shows the investor to investors and accelerators, not to experts', async () => {
    const investor = await portal.make.person({ roles: ['INV'] })
    const expert = await portal.make.person({ roles: ['EXP'] })
    const elsewhere = await portal.make.member({ role: 'ACC' })
    expect(await card(investor, shown)).toEqual({ ...open, investor: true })
    expect(await card(elsewhere, shown)).toEqual({ ...open, investor: true })
    expect(await card(expert, shown)).toEqual(open)
    expect(await card(investor, hidden)).toBe(404)
  })

  test('opens to the accelerator a project of the person applied to', async () => {
    const applicant = await portal.make.person()
    const track = await portal.make.track({ accelerator })
    const team = await portal.make.member({ accelerator, role: 'ACC' })
    expect(await card(team, applicant)).toBe(404)
    const project = await portal.make.project({ leader: applicant })
    const { id } = await portal.make.request({ project, track })
    expect(await card(team, applicant)).toMatchObject({ contacts: false, details: false })
    await sql`update acceleration_request set consent_at = now(), consent_version = 'v' where id = ${id}`.execute(
      portal.db,
    )
    expect(await card(team, applicant)).toMatchObject({ contacts: true })
  })

  test('of an investor and nothing else is not for initiators and experts, not even their name in a directory', async () => {
    const { make } = portal
    const angel = await make.person({ roles: ['INV'], card_published: true, invite_to_projects: true })
    const both = await make.person({ roles: ['INV', 'MNT'], card_published: true, invite_to_projects: true })
    const founder = await make.person()
    const project = await make.project({ leader: founder })
    const expert = await make.member({ role: 'EXP' })
    const staff = await make.member({ role: 'ACC' })
    const investor = await make.person({ roles: ['INV'] })
    const status = async (by: Person, of: Person) =>
      (await portal.as(by).call(getPersonCard, { query: { uid: of.uid } })).status
    for (const by of [founder, expert])
      expect([await status(by, angel), await status(by, both)]).toEqual([404, 200])
    for (const by of [staff, investor]) expect(await status(by, angel)).toBe(200)
    const { body } = await portal.as(founder).call(findInvitablePeople, {
      query: { projectId: String(project.id), limit: '50' },
    })
    const found = (body['items'] as { person: { uid: string } }[]).map(({ person }) => person.uid)
    expect(found).toContain(both.uid)
    expect(found).not.toContain(angel.uid)
  })

  test('is nobody’s once the person is blocked or erased', async () => {
    const gone = { card_published: true, erased_at: new Date().toISOString() }
    const stranger = await portal.make.person()
    expect(await card(stranger, await portal.make.person({ card_published: true, status: 'B' }))).toBe(404)
    expect(await card(stranger, await portal.make.person(gone))).toBe(404)
    expect(await card(stranger, { ...stranger, uid: '0b1e7c1a-6f0e-4c1e-9d58-3f2a55b0c999' })).toBe(404)
  })

  test('offers a message to people that the caller works with', async () => {
    const actions = async (by: Person) =>
      (await portal.as(by).call(getPersonCard, { query: { uid: shown.uid } })).body['actions']
    expect(await actions(teammate)).toEqual(['write'])
    expect(await actions(await portal.make.person({ roles: ['ADMIN'] }))).toEqual(['write'])
    expect(await actions(await portal.make.person())).toEqual([])
    expect(await actions(shown)).toEqual([])
  })

  test('hides certificates from those who do not see the contacts', async () => {
    const { id } = await portal.make.award({ person: shown })
    const query = { awardId: String(id) }
    const status = async (by: Person) => (await portal.as(by).call(downloadAwardFile, { query })).status
    expect(await status(await portal.make.person())).toBe(403)
    // The file does not exist, but access is allowed.
    expect(await status(teammate)).toBe(404)
    const secret = await portal.make.award({ person: hidden })
    expect(
      (await portal.as(teammate).call(downloadAwardFile, { query: { awardId: String(secret.id) } })).status,
    ).toBe(404)
  })
})
