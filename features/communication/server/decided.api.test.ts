import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeEventInvitation } from '../../../tests/support/held-events.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { acceptAccelerationRequest } from '../../acceleration-requests/contract/acceleration-request.endpoints.ts'
import { getNotification, listNotifications } from '../contract/notification.endpoints.ts'
import type { NotificationRow } from '../contract/notification.schemas.ts'

let portal: TestPortal
let accelerator: Accelerator
let decider: Person
let colleague: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  decider = await portal.make.member({ accelerator, role: 'ACC' })
  colleague = await portal.make.member({ accelerator, role: 'ACC' })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

/** An application, and the notification of it to a member of the team. */
const application = async (to = colleague) => {
  const track = await portal.make.track({ accelerator })
  const { id } = await portal.make.request({ track })
  const notification = await portal.make.notification({
    recipient: to,
    code: 'REQUEST_APPROVAL_IN_ACCELERATOR',
    accelerator_id: accelerator.id,
    link: `/bch/view/projects-in-work?requestId=${id}`,
  })
  return { requestId: id, notificationId: notification.id }
}

const accept = async (requestId: number) =>
  done(
    await portal.as(decider).call(acceptAccelerationRequest, {
      headers: { 'accelerator-id': String(accelerator.id) },
      query: { userUid: decider.uid, requestId: String(requestId) },
    }),
  )

const listed = async (by: Person, query = {}) => {
  const page = done(await portal.as(by).call(listNotifications, { query }))
  return (page as unknown as { items: NotificationRow[] }).items
}

const opened = async (by: Person, notificationId: number) => {
  const found = done(
    await portal.as(by).call(getNotification, { query: { notificationId: String(notificationId) } }),
  )
  return (found as unknown as { notification: NotificationRow }).notification
}

describe('a notification that asks for a decision', () => {
  test('awaits it, and says what a colleague decided, in the list and opened', async () => {
    const { requestId, notificationId } = await application()
    expect(await opened(colleague, notificationId)).toMatchObject({ awaitsDecision: true, decided: null })
    await accept(requestId)
    const row = (await listed(colleague)).find(({ id }) => id === notificationId)
    expect(row).toMatchObject({
      awaitsDecision: false,
      decided: { action: 'accept', by: { uid: decider.uid } },
    })
    expect(await opened(colleague, notificationId)).toMatchObject({ decided: row!.decided })
  })

  test('is found by that it awaits one, until somebody decided', async () => {
    const reader = await portal.make.member({ accelerator, role: 'ACC' })
    const open = await application(reader)
    const settled = await application(reader)
    await accept(settled.requestId)
    await portal.make.notification({
      recipient: reader,
      code: 'TASK_ACCEPTED',
      link: '/bch/view/my-projects',
    })
    expect((await listed(reader, { awaitsDecision: 'true' })).map(({ id }) => id)).toEqual([
      open.notificationId,
    ])
    expect(await listed(reader)).toHaveLength(3)
  })

  test('shows no decision of before it was sent, nor on another record', async () => {
    const { requestId } = await application()
    await accept(requestId)
    const later = await portal.make.notification({
      recipient: colleague,
      code: 'REQUEST_APPROVAL_IN_ACCELERATOR',
      accelerator_id: accelerator.id,
      link: `/bch/view/projects-in-work?requestId=${requestId}`,
    })
    const other = await application()
    expect(await opened(colleague, later.id)).toMatchObject({ decided: null })
    expect(await opened(colleague, other.notificationId)).toMatchObject({ awaitsDecision: true })
  })

  test('names no expert who withdrew or client who took it back, but oneself', async () => {
    const expert = await portal.make.member({ accelerator, role: 'EXP' })
    const job = await portal.make.expertJob({ expert })
    const sent = (to: Person) =>
      portal.make.notification({
        recipient: to,
        code: 'EXPERT_INVITATN_FOR_PROJECT_INSPECTN',
        link: `/bch/view/expert-job-order/details?expertJobId=${job.id}`,
      })
    const [own, others] = [await sent(expert), await sent(colleague)]
    await portal.db
      .insertInto('audit_entry')
      .values({ subject: 'expert_job', subject_id: String(job.id), action: 'take', actor_uid: expert.uid })
      .execute()
    expect(await opened(expert, own.id)).toMatchObject({
      decided: { action: 'take', by: { uid: expert.uid } },
    })
    expect(await opened(colleague, others.id)).toMatchObject({ decided: { action: 'take', by: null } })
  })

  const settle = (subject: string, id: number, action: string, by: Person) =>
    portal.db
      .insertInto('audit_entry')
      .values({ subject, subject_id: String(id), action, actor_uid: by.uid })
      .execute()

  const unknown = { decided: null, awaitsDecision: false }

  test('shows nothing any more to a person who left the accelerator, open or decided, until they are back', async () => {
    const reader = await portal.make.member({ accelerator, role: 'ACC' })
    const open = await application(reader)
    const settled = await application(reader)
    await accept(settled.requestId)
    const { db } = portal
    const change = (blocked: boolean) =>
      db
        .updateTable('accelerator_member')
        .set({ blocked })
        .where('person_uid', '=', reader.uid)
        .where('accelerator_id', '=', accelerator.id)
        .execute()
    await change(true)
    for (const { notificationId } of [open, settled])
      expect(await opened(reader, notificationId)).toMatchObject(unknown)
    expect(await listed(reader, { awaitsDecision: 'true' })).toEqual([])
    await change(false)
    expect(await opened(reader, settled.notificationId)).toMatchObject({ decided: { action: 'accept' } })
    expect(await listed(reader, { awaitsDecision: 'true' })).toMatchObject([{ id: open.notificationId }])
  })

  test('tells a former administrator of the portal nothing any more', async () => {
    const chief = await portal.make.person({ roles: ['ADMIN'] })
    const request = 900_000_001
    const { id } = await portal.make.notification({
      recipient: chief,
      code: 'ROLE_REQUESTED',
      link: `/admin/role-requests?requestId=${request}`,
    })
    expect(await opened(chief, id)).toMatchObject({ awaitsDecision: true })
    await settle('role_request', request, 'accept', decider)
    expect(await opened(chief, id)).toMatchObject({ decided: { by: { uid: decider.uid } } })
    await portal.db.deleteFrom('person_role').where('person_uid', '=', chief.uid).execute()
    expect(await opened(chief, id)).toMatchObject(unknown)
  })

  test('of an investment is shown to the team and to the accelerator that introduced the investor, to nobody who left either', async () => {
    const { make, db } = portal
    const [leader, member, investor] = [await make.person(), await make.person(), await make.person()]
    const introducer = await make.member({ accelerator, role: 'ACC' })
    const project = await make.project({ leader })
    await insertOne(db, 'project_member', { project_id: project.id, person_uid: member.uid })
    const deal = await insertOne(db, 'deal', { project_id: project.id, investor_uid: investor.uid })
    await insertOne(db, 'data_request', {
      project_id: project.id,
      accelerator_id: accelerator.id,
      requester_uid: investor.uid,
      purpose: 'Хочу вложиться.',
      status: 'REVOKED',
      until_day: '2026-01-01',
      passed_at: '2025-12-01T10:00:00Z',
      agreed_at: '2025-12-02T10:00:00Z',
    })
    const sent = async (recipient: Person) => {
      const link = `/bch/view/deals?dealId=${deal.id}`
      const { id } = await make.notification({ recipient, sender: investor, code: 'DEAL_INVESTED', link })
      return { reader: recipient, id }
    }
    const all = [await sent(leader), await sent(member), await sent(introducer)]
    await settle('deal', deal.id, 'dispute', leader)
    const disputed = { action: 'dispute', by: { uid: leader.uid } }
    for (const { reader, id } of all) expect(await opened(reader, id)).toMatchObject({ decided: disputed })
    // The sender does not see which member of the team disputed.
    const outgoing = await listed(investor, { folder: 'outgoing' })
    expect(outgoing.map(({ decided }) => decided)).toMatchObject(
      all.map(() => ({ action: 'dispute', by: null })),
    )
    await db.deleteFrom('project_member').where('person_uid', '=', member.uid).execute()
    await db.deleteFrom('accelerator_member').where('person_uid', '=', introducer.uid).execute()
    for (const { reader, id } of all.slice(1)) expect(await opened(reader, id)).toMatchObject(unknown)
    expect(await opened(leader, all[0]!.id)).toMatchObject({ decided: disputed })
  })

  test('of an event tells the team, also as it is no member of the accelerator, until somebody leaves', async () => {
    const { make, db } = portal
    const [leader, member] = [await make.person(), await make.person()]
    const project = await make.project({ leader })
    await insertOne(db, 'project_member', { project_id: project.id, person_uid: member.uid })
    const people = { team: decider } as never
    const invitation = await makeEventInvitation({ db, people, accelerator }, project.id)
    const { id } = await make.notification({
      recipient: member,
      code: 'EVENT_INVITED',
      accelerator_id: accelerator.id,
      link: `/bch/view/event?eventId=${invitation.event_id}&invitationId=${invitation.id}`,
    })
    await settle('event_invitation', invitation.id, 'accept', leader)
    expect(await opened(member, id)).toMatchObject({ decided: { action: 'accept', by: { uid: leader.uid } } })
    await db.deleteFrom('project_member').where('person_uid', '=', member.uid).execute()
    expect(await opened(member, id)).toMatchObject(unknown)
  })

  test('is nobody else’s', async () => {
    const { notificationId } = await application()
    const stranger = await portal.make.person()
    const answer = await portal
      .as(stranger)
      .call(getNotification, { query: { notificationId: String(notificationId) } })
    expect([answer.status, answer.body['code']]).toEqual([404, 'NOT_FOUND'])
    expect(await listed(stranger, { awaitsDecision: 'true' })).toEqual([])
  })
})
