import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import { createMailNotificationsJob } from '../../communication/server/mail-notifications.job.ts'
import { listAcceleratorTeam } from '../contract/accelerator-team.endpoints.ts'
import * as invitations from '../contract/invitation.endpoints.ts'
import { findInvitablePeople } from '../contract/people-directory.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let leader: Person
let projectId: number

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  leader = await portal.make.person()
  projectId = (await portal.make.project({ leader })).id
})

const inProject = (email: string) =>
  portal.as(leader).call(invitations.inviteToProject, { body: { projectId, email } })
const inAccelerator = (email: string) =>
  portal.as(admin).call(invitations.inviteToAccelerator, {
    headers: { 'accelerator-id': String(accelerator.id) },
    body: { email, roles: ['TRC'] },
  })

/** One address per case that must look like a stranger's, and a stranger's. */
const addresses = async () => ({
  stranger: 'nobody@people.example',
  known: (await portal.make.person()).email,
  unwilling: (await portal.make.person({ invite_to_projects: false, invite_to_accelerators: false })).email,
  blocked: (await portal.make.person({ status: 'B' })).email,
})

/** Removes what differs between invitations for any invitee. */
const withoutOwn = (answer: unknown, email: string): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(email, 'address')
      .replace(/"(id|createdAt|expiresAt|since|key)":("[^"]*"|\d+)/g, '"$1":0'),
  )

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 25 })

/** Emails to an address, those that are notifications of its person, too. */
const lettersTo = async (email: string): Promise<number> => {
  const people = await portal.db.selectFrom('person').select('uid').where('email', '=', email).execute()
  const uids = people.map(({ uid }) => uid)
  if (uids.length > 0)
    await createMailNotificationsJob({ publicUrl: 'https://portal.example' }).run(
      { db: portal.db } as never,
      { uids },
    )
  const rows = await portal.db.selectFrom('mail').select('id').where('to_address', '=', email).execute()
  return rows.length
}

describe('an address typed by the inviting side', () => {
  test.each([
    ['into a project', inProject, () => listOfProject()],
    ['into an accelerator', inAccelerator, () => listOfAccelerator()],
  ])(
    '%s gives the same answer for everybody behind it, now and in the lists',
    async (_where, invite, list) => {
      const answers: unknown[] = []
      for (const email of Object.values(await addresses())) {
        const { status, body } = await invite(email)
        answers.push(withoutOwn({ status, body }, email))
      }
      expect(new Set(answers.map((one) => JSON.stringify(one))).size, JSON.stringify(answers)).toBe(1)
      expect(answers[0]).toMatchObject({ status: 200 })
      const listed = await list()
      expect(listed).toHaveLength(4)
      for (const one of listed) expect(one).toMatchObject({ person: null, status: 'SENT' })
    },
  )

  test('is written to only where somebody may be invited', async () => {
    const { stranger, known, unwilling, blocked } = await addresses()
    const fresh = `fresh.${stranger}`
    for (const email of [known, unwilling, blocked, fresh]) await inProject(email)
    await soon(async () => expect([await lettersTo(known), await lettersTo(fresh)]).toEqual([1, 1]))
    expect([await lettersTo(unwilling), await lettersTo(blocked)]).toEqual([0, 0])
  })

  test('is named neither by the outgoing folder, nor by a refusal', async () => {
    const person = await portal.make.person()
    const { body } = await inProject(person.email)
    await soon(async () => expect(await lettersTo(person.email)).toBe(1))
    const decline = { body: { invitationId: body['id'] as number } }
    expect((await portal.as(person).call(invitations.declineInvitation, decline)).status).toBe(200)
    await soon(async () => {
      const notified = await portal.as(leader).call(listNotifications, { query: {} })
      expect(JSON.stringify(notified.body)).toContain(person.email)
    })
    const outgoing = await portal.as(leader).call(listNotifications, { query: { folder: 'outgoing' } })
    const incoming = await portal.as(leader).call(listNotifications, { query: {} })
    for (const seen of [outgoing, incoming, await listOfProject()]) {
      const shown = JSON.stringify(seen)
      expect(shown).not.toContain(person.uid)
      expect(shown).not.toContain(person.last_name)
      expect(shown).not.toContain('REGISTER_WAITING')
    }
  })

  test('does not reveal that it belongs to somebody who was chosen by name', async () => {
    const person = await portal.make.person({ card_published: true })
    const byName = { projectId, personUid: person.uid }
    expect((await portal.as(leader).call(invitations.inviteToProject, { body: byName })).status).toBe(200)
    expect((await inProject(person.email)).status).toBe(200)
  })

  test('does not reveal it either when it was typed first', async () => {
    const person = await portal.make.person({ card_published: true })
    expect((await inProject(person.email)).status).toBe(200)
    const { body } = await portal
      .as(leader)
      .call(findInvitablePeople, { query: { projectId: String(projectId), findText: person.last_name } })
    expect(body['items']).toContainEqual(expect.objectContaining({ state: 'ALLOW_INVITE' }))
  })
})

const listOfProject = async () => {
  const query = { projectId: String(projectId) }
  const { body } = await portal.as(leader).call(invitations.listProjectInvitations, { query })
  return body['items'] as { person: unknown; status: string }[]
}

const listOfAccelerator = async () => {
  const headers = { 'accelerator-id': String(accelerator.id) }
  const { body } = await portal.as(admin).call(listAcceleratorTeam, { headers, query: { status: 'W' } })
  return (body['items'] as { person: unknown; invitation: { status: string } }[]).map(
    ({ person, invitation }) => ({ person, status: invitation.status }),
  )
}
