import { beforeAll, describe, expect, test, vi } from 'vitest'
import { guest } from '#platform/domain/actor.ts'
import { raise } from '#platform/server/events/raise.ts'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { getMenu } from '../../identity/contract/menu.endpoints.ts'
import { blockMember } from '../../teams/contract/accelerator-team.endpoints.ts'
import * as roles from '../contract/role.endpoints.ts'

let portal: TestPortal
let admin: Person
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  admin = await portal.make.person({ roles: ['ADMIN'] })
  accelerator = await portal.make.accelerator()
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const rolesOf = async (person: Person): Promise<string[]> => {
  const body = done(await portal.as(person).call(roles.getRoles, { query: { uid: person.uid } }))
  return (body['roles'] as { role: string }[]).map(({ role }) => role)
}

const firstItem = async (person: Person, role: string): Promise<string> => {
  const { items } = done(await portal.as(person).call(getMenu, { headers: {}, query: { role } })) as {
    items: string[]
  }
  return items[0]!
}

describe('a role of the portal', () => {
  test('is added by oneself when it opens nothing, and laid down again', async () => {
    const person = await portal.make.person()
    const by = portal.as(person)
    expect(await firstItem(person, 'EXP')).toBe('MyProjects')
    const after = done(await by.call(roles.addRole, { body: { role: 'EXP' } }))
    expect(after).toMatchObject({ roles: [{ role: 'EXP', actions: ['transfer', 'giveUp'] }] })
    expect(after['offered']).toEqual(expect.not.arrayContaining([expect.objectContaining({ role: 'EXP' })]))
    await expect.poll(() => firstItem(person, 'EXP')).toBe('ExpertJobOrder')
    expect((await by.call(roles.addRole, { body: { role: 'EXP' } })).body['code']).toBe(
      'ROLE_ALREADY_GRANTED',
    )
    done(await by.call(roles.setDefaultRole, { body: { role: 'EXP' } }))
    expect(done(await by.call(roles.giveUpRole, { body: { role: 'EXP' } }))['defaultRole']).toBeNull()
    expect(await rolesOf(person)).toEqual([])
  })

  test.each(['INV', 'ADMIN', 'HTADM', 'INI'])('%s is not added by oneself', async (role) => {
    const answer = await portal.as(await portal.make.person()).send(roles.addRole, { body: { role } })
    expect(answer).toMatchObject({ status: 400, body: { fields: { role: 'NOT_IN_LIST' } } })
  })

  test('that the person does not have cannot be the first one', async () => {
    const answer = await portal
      .as(await portal.make.person())
      .call(roles.setDefaultRole, { body: { role: 'ADMIN' } })
    expect(answer).toMatchObject({ status: 400, body: { fields: { role: 'NOT_IN_LIST' } } })
  })

  test('of an investor is requested, once at a time, and granted by the administrator', async () => {
    const person = await portal.make.person()
    const ask = () =>
      portal.as(person).call(roles.requestRole, { body: { role: 'INV', message: 'Частный инвестор' } })
    const { id } = done(await ask())
    expect((await ask()).body['code']).toBe('STATE_CHANGED')
    const listed = done(
      await portal.as(admin).call(roles.listRoleRequests, { query: { status: 'CONSIDERATION' } }),
    )
    expect(listed['items']).toContainEqual(expect.objectContaining({ id, actions: ['accept', 'reject'] }))
    const found = done(
      await portal.as(admin).call(roles.listRoleRequests, { query: { findText: person.email } }),
    )
    expect(found['items']).toMatchObject([{ id, message: 'Частный инвестор' }])
    const body = { requestId: id as number }
    expect(done(await portal.as(admin).call(roles.acceptRoleRequest, { body }))).toMatchObject({
      status: 'ACCEPTED',
      actions: [],
    })
    expect(await rolesOf(person)).toEqual(['INV'])
    expect((await portal.as(person).call(roles.revokeRoleRequest, { body })).body['code']).toBe(
      'STATE_CHANGED',
    )
    expect((await ask()).body['code']).toBe('ROLE_ALREADY_GRANTED')
  })

  test('is given and taken by the administrator', async () => {
    const person = await portal.make.person()
    const given = { uid: person.uid, role: 'HTADM' as const }
    const by = portal.as(admin)
    expect(done(await by.call(roles.grantRole, { body: given }))['roles']).toEqual([
      expect.objectContaining({ role: 'HTADM', actions: ['withdraw'] }),
    ])
    expect((await by.call(roles.grantRole, { body: given })).body['code']).toBe('ROLE_ALREADY_GRANTED')
    done(await by.call(roles.withdrawRole, { body: given }))
    expect((await by.call(roles.withdrawRole, { body: given })).body['code']).toBe('STATE_CHANGED')
  })

  test('of the administrator is not taken from oneself', async () => {
    const body = { uid: admin.uid, role: 'ADMIN' as const }
    expect((await portal.as(admin).call(roles.withdrawRole, { body })).body['code']).toBe(
      'LAST_ADMINISTRATOR',
    )
  })

  test('flags and the mark of a certified expert are settled as a whole', async () => {
    const { uid } = await portal.make.person({ roles: ['EXP'] })
    const set = (accessFlags: ('AUTO_FILTER' | 'REPORT_BUILDER')[], certifiedExpert: boolean) =>
      portal.as(admin).call(roles.setAccess, { body: { uid, accessFlags, certifiedExpert } })
    expect(done(await set(['REPORT_BUILDER', 'AUTO_FILTER'], true))).toMatchObject({
      accessFlags: ['AUTO_FILTER', 'REPORT_BUILDER'],
      certifiedExpert: true,
    })
    expect(done(await set([], false))).toMatchObject({ accessFlags: [], certifiedExpert: false })
  })

  test('flags that two administrators settle at once are those of one of them', async () => {
    const { uid } = await portal.make.person()
    const by = portal.as(admin)
    const set = (...accessFlags: ('AUTO_FILTER' | 'REPORT_BUILDER')[]) =>
      by.call(roles.setAccess, { body: { uid, accessFlags, certifiedExpert: false } })
    const lock = `select uid from person where uid = '${uid}' for update`
    const answers = await collide(portal.database, lock, [
      () => set('AUTO_FILTER'),
      () => set('REPORT_BUILDER'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { accessFlags } = done(await by.call(roles.getRoles, { query: { uid } }))
    expect(accessFlags).toHaveLength(1)
  })
})

/** Where a person's notifications lead. */
const linksOf = async ({ uid }: Person) =>
  (await portal.db.selectFrom('notification').select('link').where('recipient_uid', '=', uid).execute()).map(
    ({ link }) => link,
  )

describe('a hand-over', () => {
  const offer = (from: Person, to: { email: string }, role: 'EXP' | 'ACC' | 'TRC', inAccelerator = false) =>
    portal.as(from).call(roles.offerRoleTransfer, {
      body: {
        role,
        email: to.email.toUpperCase(),
        ...(inAccelerator ? { acceleratorId: accelerator.id } : {}),
      },
    })

  test('moves the role after both have agreed', async () => {
    const giver = await portal.make.person({ roles: ['EXP'] })
    const receiver = await portal.make.person()
    const { id } = done(await offer(giver, receiver, 'EXP'))
    const body = { transferId: id as number }
    await expect
      .poll(() => linksOf(receiver), { timeout: 10_000 })
      .toEqual([`/bch/view/person-user-profile?tab=roles&transferId=${String(id)}`])
    expect((await portal.as(giver).call(roles.confirmRoleTransfer, { body })).body['code']).toBe(
      'STATE_CHANGED',
    )
    expect(done(await portal.as(receiver).call(roles.acceptRoleTransfer, { body }))['status']).toBe(
      'ACCEPTED',
    )
    expect(await rolesOf(receiver)).toEqual([])
    done(await portal.as(giver).call(roles.confirmRoleTransfer, { body }))
    expect([await rolesOf(giver), await rolesOf(receiver)]).toEqual([[], ['EXP']])
    expect((await portal.as(giver).call(roles.confirmRoleTransfer, { body })).body['code']).toBe(
      'STATE_CHANGED',
    )
    const trail = await portal.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', 'role_transfer')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['offer', 'accept', 'confirm'])
  })

  test('answers the same for every address, and names nobody until they agree', async () => {
    const receiver = await portal.make.person()
    const holder = await portal.make.person({ roles: ['EXP'] })
    const blocked = await portal.make.person({ status: 'B' })
    const answers = []
    for (const { email } of [receiver, holder, blocked, { email: 'nobody@people.example' }]) {
      const giver = await portal.make.person({ roles: ['EXP'] })
      const { status, body } = await offer(giver, { email }, 'EXP')
      answers.push({ status, to: body['to'], state: body['status'], actions: body['actions'] })
      const listed = done(await portal.as(giver).call(roles.getRoles, { query: { uid: giver.uid } }))
      expect(listed['transfers']).toMatchObject([{ to: null, email: email.toUpperCase(), status: 'OFFERED' }])
    }
    for (const answer of answers)
      expect(answer).toEqual({ status: 200, to: null, state: 'OFFERED', actions: ['revoke'] })
  })

  test('waits for the person who registers under the address', async () => {
    const giver = await portal.make.person({ roles: ['EXP'] })
    const email = 'late.comer@people.example'
    const { id } = done(await offer(giver, { email }, 'EXP'))
    const late = await portal.make.person({ email })
    await raise({ db: portal.db, actor: guest }, 'PersonRegistered', { uid: late.uid }, null)
    const body = { transferId: id as number }
    await vi.waitFor(async () =>
      expect((await portal.as(late).call(roles.acceptRoleTransfer, { body })).status).toBe(200),
    )
    const agreed = done(await portal.as(giver).call(roles.getRoles, { query: { uid: giver.uid } }))
    expect(agreed['transfers']).toMatchObject([{ to: { uid: late.uid }, status: 'ACCEPTED' }])
    done(await portal.as(giver).call(roles.confirmRoleTransfer, { body }))
    expect(await rolesOf(late)).toEqual(['EXP'])
  })

  test('is refused in words to those who already know the person', async () => {
    const giver = await portal.make.person({ roles: ['EXP', 'HTADM'] })
    const holder = await portal.make.person({ roles: ['EXP'] })
    const unknown = { email: 'nobody@people.example' }
    expect((await offer(giver, unknown, 'EXP')).body['code']).toBe('USER_NOT_REGISTERED')
    expect((await offer(giver, holder, 'EXP')).body['code']).toBe('ROLE_ALREADY_GRANTED')
    expect((await offer(holder, holder, 'EXP')).body['code']).toBe('ROLE_ALREADY_GRANTED')
    expect((await offer(holder, await portal.make.person(), 'TRC')).body['code']).toBe('STATE_CHANGED')
    const administrator = await portal.make.member({ accelerator, role: 'ACC', admin: true })
    const colleague = await portal.make.member({ accelerator, role: 'ACC', admin: true })
    expect((await offer(administrator, colleague, 'ACC', true)).body['code']).toBe('ROLE_ALREADY_GRANTED')
  })

  test('goes to nobody that the portal has blocked since they agreed: an only administrator would be lost', async () => {
    const giver = await portal.make.person({ roles: ['EXP'] })
    const receiver = await portal.make.person()
    const body = { transferId: done(await offer(giver, receiver, 'EXP'))['id'] as number }
    done(await portal.as(receiver).call(roles.acceptRoleTransfer, { body }))
    await portal.db.updateTable('person').set({ status: 'B' }).where('uid', '=', receiver.uid).execute()
    expect((await portal.as(giver).call(roles.confirmRoleTransfer, { body })).body['code']).toBe(
      'STATE_CHANGED',
    )
    expect(await rolesOf(giver)).toEqual(['EXP'])
  })

  test('lets nobody back in who is blocked in the accelerator, neither before they agree nor after', async () => {
    const { make, db } = portal
    const setBlocked = (person: Person, blocked: boolean) =>
      db
        .updateTable('accelerator_member')
        .set({ blocked })
        .where('accelerator_id', '=', accelerator.id)
        .where('person_uid', '=', person.uid)
        .execute()
    const blockedPlaces = () =>
      db
        .selectFrom('accelerator_member')
        .select(['role', 'blocked'])
        .where('accelerator_id', '=', accelerator.id)
        .where('person_uid', '=', receiver.uid)
        .execute()
    const receiver = await make.member({ accelerator, role: 'TRC' })
    const giver = await make.member({ accelerator, role: 'ACC' })
    const { id } = done(await offer(giver, receiver, 'ACC', true))
    const body = { transferId: id as number }
    await setBlocked(receiver, true)
    expect((await portal.as(receiver).call(roles.acceptRoleTransfer, { body })).body['code']).toBe(
      'ROLE_ALREADY_GRANTED',
    )
    await setBlocked(receiver, false)
    done(await portal.as(receiver).call(roles.acceptRoleTransfer, { body }))
    // The receiver is blocked while the giver confirms. Either order has to end with a blocked member.
    const administrator = await make.member({ accelerator, role: 'ACC', admin: true })
    await collide(portal.database, `select id from accelerator where id = ${accelerator.id} for update`, [
      () =>
        portal.as(administrator).call(blockMember, {
          headers: { 'accelerator-id': String(accelerator.id) },
          body: { personUid: receiver.uid },
        }),
      () => portal.as(giver).call(roles.confirmRoleTransfer, { body }),
    ])
    expect((await blockedPlaces()).every(({ blocked }) => blocked)).toBe(true)
    // Otherwise the blocked membership would be replaced by an unblocked one.
    const chief = await make.member({ accelerator, role: 'ACC', admin: true })
    const plain = await make.member({ accelerator, role: 'ACC' })
    await setBlocked(plain, true)
    expect((await offer(chief, plain, 'ACC', true)).body['code']).toBe('ROLE_ALREADY_GRANTED')
  })

  test('of an accelerator takes the administration and the projects of a tracker along', async () => {
    const giver = await portal.make.member({ accelerator, role: 'ACC', admin: true })
    const receiver = await portal.make.member({ accelerator, role: 'ACC' })
    const { id } = done(await offer(giver, receiver, 'ACC', true))
    const body = { transferId: id as number }
    done(await portal.as(receiver).call(roles.acceptRoleTransfer, { body }))
    done(await portal.as(giver).call(roles.confirmRoleTransfer, { body }))
    expect(await rolesOf(giver)).toEqual([])
    const now = done(await portal.as(receiver).call(roles.getRoles, { query: { uid: receiver.uid } }))
    expect(now['roles']).toMatchObject([{ role: 'ACC', admin: true, accelerator: { id: accelerator.id } }])

    const tracker = await portal.make.member({ accelerator, role: 'TRC' })
    const next = await portal.make.person()
    const track = await portal.make.track({ accelerator })
    const one = await portal.make.participation({ track, tracker })
    const own = await portal.make.participation({
      track,
      tracker,
      project: await portal.make.project({ members: [next] }),
    })
    const second = { transferId: done(await offer(tracker, next, 'TRC', true))['id'] as number }
    done(await portal.as(next).call(roles.acceptRoleTransfer, { body: second }))
    done(await portal.as(tracker).call(roles.confirmRoleTransfer, { body: second }))
    const rows = await portal.db
      .selectFrom('project_track')
      .select(['id', 'tracker_uid'])
      .where('id', 'in', [one.id, own.id])
      .orderBy('id')
      .execute()
    expect(rows.map(({ tracker_uid }) => tracker_uid)).toEqual([next.uid, null])
  })

  test('is none of a stranger’s business, and stopped by an administrator', async () => {
    const giver = await portal.make.person({ roles: ['EXP'] })
    const receiver = await portal.make.person()
    const { id } = done(await offer(giver, receiver, 'EXP'))
    const body = { transferId: id as number }
    const stranger = portal.as(await portal.make.person())
    expect((await stranger.call(roles.acceptRoleTransfer, { body })).status).toBe(404)
    done(await portal.as(admin).call(roles.revokeRoleTransfer, { body }))
    expect((await portal.as(receiver).call(roles.acceptRoleTransfer, { body })).body['code']).toBe(
      'STATE_CHANGED',
    )
    const { items } = done(
      await portal.as(admin).call(roles.listRoleTransfers, { query: { findText: giver.email } }),
    ) as { items: unknown[] }
    expect(items).toHaveLength(1)
  })
})
