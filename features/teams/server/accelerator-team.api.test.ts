import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { issueTicket } from '#platform/server/sockets/tickets.ts'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { listTasksToReview } from '../../participations/contract/participation.endpoints.ts'
import * as team from '../contract/accelerator-team.endpoints.ts'
import { acceptInvitation, inviteToAccelerator } from '../contract/invitation.endpoints.ts'
import * as requests from '../contract/team-request.endpoints.ts'

type Role = 'ACC' | 'TRC' | 'TRC_TEAM' | 'EXP' | 'MNT'
type Row = {
  key: string
  person: { uid: string } | null
  roles: Role[]
  admin: boolean
  status: string
  projectsCount: number
  actions: string[]
}

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}
const code = ({ status, body }: Answer): string => (status < 300 ? 'ok' : String(body['code']))
const soon = <T>(check: () => Promise<T> | T) => vi.waitFor(check, { timeout: 5000, interval: 25 })

/** A separate accelerator with one administrator, so that tests do not affect each other. */
const newTeam = async () => {
  const accelerator = await portal.make.accelerator({ requests_to_team: true })
  const admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  return { accelerator, admin, headers: { 'accelerator-id': String(accelerator.id) } }
}

const rowsOf = async (by: Person, accelerator: Accelerator, query: object = {}) => {
  const headers = { 'accelerator-id': String(accelerator.id) }
  return done(await portal.as(by).call(team.listAcceleratorTeam, { headers, query }))['items'] as Row[]
}

const rolesIn = async (accelerator: Accelerator, person: Person) =>
  (
    await portal.db
      .selectFrom('accelerator_member')
      .select('role')
      .where('accelerator_id', '=', accelerator.id)
      .where('person_uid', '=', person.uid)
      .orderBy('role')
      .execute()
  ).map(({ role }) => role)

const notified = (person: Person, of: string) =>
  soon(async () => {
    const found = await portal.db
      .selectFrom('notification')
      .select('code')
      .where('recipient_uid', '=', person.uid)
      .execute()
    expect(found.map(({ code: notice }) => notice)).toContain(of)
  })

describe('the list of the team', () => {
  test('shows members and invitations together, and is filtered, searched and paged', async () => {
    const { accelerator, admin, headers } = await newTeam()
    const tracker = await portal.make.member({ accelerator, role: 'TRC' })
    await portal.make.member({ accelerator, person: tracker, role: 'EXP' })
    const blocked = await portal.make.member({ accelerator, role: 'MNT', blocked: true })
    const body = { email: 'waiting@people.example', roles: ['EXP' as const] }
    done(await portal.as(admin).call(inviteToAccelerator, { headers, body }))
    const all = await rowsOf(admin, accelerator, { sorting: 'CREATE_DATE', sortingDirection: 'ASC' })
    expect(all.map(({ roles, status }) => [roles, status])).toEqual([
      [['ACC'], 'A'],
      [['EXP', 'TRC'], 'A'],
      [['MNT'], 'B'],
      [['EXP'], 'W'],
    ])
    expect(all[0]!.actions).toEqual(['setRoles'])
    expect(all[1]!.actions).toEqual(['setRoles', 'block', 'remove'])
    const keys = async (query: object) => (await rowsOf(admin, accelerator, query)).map(({ key }) => key)
    expect(await keys({ role: 'TRC,TRC_TEAM' })).toEqual([`member-${tracker.uid}`])
    expect(await keys({ status: 'B' })).toEqual([`member-${blocked.uid}`])
    expect(await keys({ findText: 'WAITING@' })).toHaveLength(1)
    expect(await keys({ findText: '%' })).toEqual([])
    expect(await keys({ limit: '1', offset: '3' })).toHaveLength(1)
  })

  test('belongs to the administrators of that accelerator; others read why', async () => {
    const { accelerator, headers } = await newTeam()
    const other = await newTeam()
    const colleague = await portal.make.member({ accelerator, role: 'ACC' })
    const ask = (by: Person) => portal.as(by).call(team.listAcceleratorTeam, { headers, query: {} })
    expect(await ask(other.admin)).toMatchObject({ status: 403, body: { code: 'NOT_IN_ACCELERATOR_TEAM' } })
    expect(await ask(colleague)).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } })
  })
})

describe('roles of a member', () => {
  const set = (by: Person, headers: { 'accelerator-id': string }, personUid: string, body: object) =>
    portal.as(by).send(team.setMemberRoles, { headers, body: { personUid, ...body } })

  test('are settled as a whole, take effect at once and are reported', async () => {
    const { accelerator, admin, headers } = await newTeam()
    const member = await portal.make.member({ accelerator, role: 'EXP' })
    const asTracker = () => portal.as(member).call(listTasksToReview, { headers, query: {} })
    expect((await asTracker()).status).toBe(403)
    const after = done(await set(admin, headers, member.uid, { roles: ['TRC_TEAM', 'ACC'], admin: true }))
    expect(after).toMatchObject({ roles: ['ACC', 'TRC_TEAM'], admin: true })
    await soon(async () => expect((await asTracker()).status).toBe(200))
    await notified(member, 'ACCELERATOR_ROLES_CHANGED')
    const trail = await portal.db
      .selectFrom('audit_entry')
      .select(['actor_uid', 'from_state', 'details'])
      .where('subject', '=', 'accelerator_member')
      .where('subject_id', '=', member.uid)
      .execute()
    expect(trail).toEqual([
      { actor_uid: admin.uid, from_state: 'EXP', details: { roles: ['TRC_TEAM', 'ACC'], admin: true } },
    ])
    expect((await set(admin, headers, member.uid, { roles: ['EXP'], admin: true })).body['fields']).toEqual({
      admin: 'INVALID',
    })
    const stranger = await portal.make.person()
    expect((await set(admin, headers, stranger.uid, { roles: ['EXP'] })).status).toBe(404)
  })

  test('of the last administrator keep the administration', async () => {
    const { accelerator, admin, headers } = await newTeam()
    const blocked = await portal.make.member({ accelerator, role: 'ACC', admin: true, blocked: true })
    const gone = await portal.make.member({
      accelerator,
      role: 'ACC',
      admin: true,
      person: await portal.make.person({ status: 'B' }),
    })
    expect(blocked.uid).not.toBe(gone.uid)
    const by = portal.as(admin)
    const answers = [
      await set(admin, headers, admin.uid, { roles: ['ACC'] }),
      await set(admin, headers, admin.uid, { roles: ['TRC'] }),
      await by.call(team.blockMember, { headers, body: { personUid: admin.uid } }),
      await by.call(team.removeMember, { headers, body: { personUid: admin.uid } }),
      await by.call(team.leaveAccelerator, { headers, body: {} }),
    ]
    expect(answers.map(code)).toEqual(Array(5).fill('LAST_ADMINISTRATOR'))
    expect(done(await set(admin, headers, admin.uid, { roles: ['ACC', 'TRC'], admin: true }))['admin']).toBe(
      true,
    )
  })

  test('of two administrators who take each other out at once, one stays', async () => {
    const { accelerator, admin, headers } = await newTeam()
    const second = await portal.make.member({ accelerator, role: 'ACC', admin: true })
    const remove = (by: Person, invitee: Person) => () =>
      portal.as(by).call(team.removeMember, { headers, body: { personUid: invitee.uid } })
    const answers = await collide(
      portal.database,
      `select id from accelerator where id = ${accelerator.id} for update`,
      [remove(admin, second), remove(second, admin)],
    )
    expect(answers.map(code).toSorted()).toEqual(['LAST_ADMINISTRATOR', 'ok'])
  })
})

describe('a tracker who goes', () => {
  const tracked = async () => {
    const made = await newTeam()
    const tracker = await portal.make.member({ accelerator: made.accelerator, role: 'TRC' })
    const next = await portal.make.member({ accelerator: made.accelerator, role: 'TRC_TEAM' })
    const track = await portal.make.track({ accelerator: made.accelerator })
    const work = await portal.make.participation({ track, tracker })
    const trackerNow = async () =>
      (
        await portal.db
          .selectFrom('project_track')
          .select('tracker_uid')
          .where('id', '=', work.id)
          .executeTakeFirstOrThrow()
      ).tracker_uid
    return { ...made, tracker, next, trackerNow }
  }

  test('hands the projects over, or leaves them behind knowingly', async () => {
    const { accelerator, admin, headers, tracker, next, trackerNow } = await tracked()
    const remove = (rest: object) =>
      portal.as(admin).send(team.removeMember, { headers, body: { personUid: tracker.uid, ...rest } })
    expect(await remove({})).toMatchObject({
      status: 409,
      body: { code: 'TRACKER_HAS_PROJECTS', params: { projects: 1 } },
    })
    expect((await remove({ replacementUid: admin.uid })).body['fields']).toEqual({
      replacementUid: 'NOT_IN_LIST',
    })
    expect((await remove({ replacementUid: tracker.uid })).status).toBe(400)
    expect(await rolesIn(accelerator, tracker)).toEqual(['TRC'])
    done(await remove({ replacementUid: next.uid }))
    expect([await rolesIn(accelerator, tracker), await trackerNow()]).toEqual([[], next.uid])
    await notified(tracker, 'ACCELERATOR_MEMBER_REMOVED')
    const leave = (releaseProjects: boolean) =>
      portal.as(next).call(team.leaveAccelerator, { headers, body: { releaseProjects } })
    expect(code(await leave(false))).toBe('TRACKER_HAS_PROJECTS')
    done(await leave(true))
    expect(await trackerNow()).toBeNull()
    await notified(admin, 'ACCELERATOR_MEMBER_LEFT')
    await soon(async () => expect(code(await leave(true))).toBe('ACCELERATOR_ONLY_PAGE'))
  })

  test('to another role settles the projects as well', async () => {
    const { admin, headers, tracker, trackerNow } = await tracked()
    const set = (body: object) =>
      portal.as(admin).send(team.setMemberRoles, { headers, body: { personUid: tracker.uid, ...body } })
    expect(code(await set({ roles: ['EXP'] }))).toBe('TRACKER_HAS_PROJECTS')
    expect(code(await set({ roles: ['EXP', 'TRC_TEAM'] }))).toBe('ok')
    expect(await trackerNow()).toBe(tracker.uid)
    expect(code(await set({ roles: ['EXP'], releaseProjects: true }))).toBe('ok')
    expect(await trackerNow()).toBeNull()
  })
})

describe('a blocked member', () => {
  test('loses access at once, open pages included, and gets it back', async () => {
    const { accelerator, admin, headers } = await newTeam()
    const member = await portal.make.member({ accelerator, role: 'TRC_TEAM' })
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal.app.server.address() as AddressInfo
    const page = new WebSocket(
      `ws://127.0.0.1:${port}/socket?ticket=${await issueTicket(portal.db, member)}`,
      { origin: 'http://localhost:3000' },
    )
    const closed = new Promise<void>((resolve) => page.on('close', () => resolve()))
    await new Promise<void>((resolve, reject) => page.on('open', resolve).on('error', reject))
    const works = async () => (await portal.as(member).call(listTasksToReview, { headers, query: {} })).status
    expect(await works()).toBe(200)
    const block = () => portal.as(admin).call(team.blockMember, { headers, body: { personUid: member.uid } })
    expect(done(await block())).toMatchObject({ status: 'B', actions: ['setRoles', 'unblock', 'remove'] })
    await closed
    expect(await works()).toBe(403)
    expect(code(await block())).toBe('STATE_CHANGED')
    const again = portal.as(admin).call(team.setMemberRoles, {
      headers,
      body: { personUid: member.uid, roles: ['TRC_TEAM', 'EXP'] },
    })
    expect(done(await again)['status']).toBe('B')
    const invite = { email: member.email, roles: ['MNT' as const] }
    expect(code(await portal.as(admin).call(inviteToAccelerator, { headers, body: invite }))).toBe(
      'ROLE_ALREADY_GRANTED',
    )
    await notified(member, 'ACCELERATOR_MEMBER_BLOCKED')
    done(await portal.as(admin).call(team.unblockMember, { headers, body: { personUid: member.uid } }))
    await soon(async () => expect(await works()).toBe(200))
  })

  test('does not come back by an invitation sent before', async () => {
    const { accelerator, admin, headers } = await newTeam()
    const member = await portal.make.member({ accelerator, role: 'EXP' })
    const body = { email: member.email, roles: ['TRC' as const] }
    const sent = done(await portal.as(admin).call(inviteToAccelerator, { headers, body }))
    const [{ id }] = sent['items'] as [{ id: number }]
    done(await portal.as(admin).call(team.blockMember, { headers, body: { personUid: member.uid } }))
    done(await portal.as(member).call(acceptInvitation, { body: { invitationId: id } }))
    expect(await rolesIn(accelerator, member)).toEqual(['EXP', 'TRC'])
    const open = await portal.db
      .selectFrom('accelerator_member')
      .select('role')
      .where('person_uid', '=', member.uid)
      .where('blocked', '=', false)
      .execute()
    expect(open).toEqual([])
    done(await portal.as(admin).call(team.unblockMember, { headers, body: { personUid: member.uid } }))
    const works = async () => (await portal.as(member).call(listTasksToReview, { headers, query: {} })).status
    await soon(async () => expect(await works()).toBe(200))
  })
})

describe('a request to join', () => {
  const ask = (by: Person, acceleratorId: number, role: Role = 'EXP') =>
    portal
      .as(by)
      .call(requests.askAcceleratorTeam, { body: { acceleratorId, role, message: 'Возьмите меня' } })
  const decide = (
    by: Person,
    endpoint: { method: 'POST'; path: string },
    requestId: unknown,
    reason?: string,
  ) => portal.as(by).send(endpoint, { body: { requestId, ...(reason ? { reason } : {}) } })

  test('goes to an accelerator that takes people in, and is approved into the team', async () => {
    const { accelerator, admin, headers } = await newTeam()
    const country = await portal.db
      .selectFrom('dictionary_value as v')
      .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
      .select(['v.id', 'v.name_ru as name'])
      .where('d.code', '=', 'COUNTRIES')
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('accelerator')
      .set({ country_id: country.id })
      .where('id', '=', accelerator.id)
      .execute()
    const person = await portal.make.person()
    const made = done(await ask(person, accelerator.id))
    expect(made).toMatchObject({ status: 'CONSIDERATION', actions: ['revoke'] })
    expect(code(await ask(person, accelerator.id))).toBe('STATE_CHANGED')
    await notified(admin, 'ACCELERATOR_TEAM_REQUESTED')
    const offered = await portal
      .as(person)
      .call(requests.listRecruitingAccelerators, { query: { findText: accelerator.name } })
    expect(done(offered)['items']).toMatchObject([
      { id: accelerator.id, country: country.name, taken: ['EXP'] },
    ])
    const listed = await portal.as(admin).call(requests.listAcceleratorTeamRequests, { headers, query: {} })
    expect(done(listed)['items']).toMatchObject([{ id: made['id'], actions: ['accept', 'reject'] }])
    expect(done(await decide(admin, requests.acceptAcceleratorTeamRequest, made['id']))['status']).toBe(
      'ACCEPTED',
    )
    expect(await rolesIn(accelerator, person)).toEqual(['EXP'])
    await notified(person, 'ACCELERATOR_TEAM_REQUEST_ACCEPTED')
    await soon(async () => expect(code(await ask(person, accelerator.id))).toBe('ROLE_ALREADY_GRANTED'))
  })

  test('is rejected with a reason, or taken back', async () => {
    const { accelerator, admin } = await newTeam()
    const person = await portal.make.person()
    const first = done(await ask(person, accelerator.id))
    const rejected = await decide(
      admin,
      requests.rejectAcceleratorTeamRequest,
      first['id'],
      'Команда собрана',
    )
    expect(done(rejected)).toMatchObject({ status: 'REJECTED', reason: 'Команда собрана' })
    const second = done(await ask(person, accelerator.id))
    const taken = await decide(person, requests.revokeAcceleratorTeamRequest, second['id'])
    expect(done(taken)['status']).toBe('REVOKED')
    expect(code(await decide(admin, requests.acceptAcceleratorTeamRequest, second['id']))).toBe(
      'STATE_CHANGED',
    )
    const mine = await portal.as(person).call(requests.listMyAcceleratorTeamRequests, { query: {} })
    expect((done(mine)['items'] as { status: string }[]).map(({ status }) => status)).toEqual([
      'REVOKED',
      'REJECTED',
    ])
  })

  test('is not for accelerators that take nobody in, nor for other accelerators to see', async () => {
    const closed = await portal.make.accelerator()
    const unapproved = await portal.make.accelerator({ requests_to_team: true, approval: 'ON_COORDINATION' })
    const person = await portal.make.person()
    expect((await ask(person, closed.id)).status).toBe(404)
    expect((await ask(person, unapproved.id)).status).toBe(404)
    const { accelerator } = await newTeam()
    const { admin } = await newTeam()
    const { id } = done(await ask(person, accelerator.id))
    expect((await decide(admin, requests.acceptAcceleratorTeamRequest, id)).status).toBe(404)
  })
})
