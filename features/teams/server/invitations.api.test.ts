import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { guest } from '#platform/domain/actor.ts'
import { raise } from '#platform/server/events/raise.ts'
import { listen } from '#platform/server/sockets/channels.ts'
import { openParcel } from '#platform/server/sockets/push.ts'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { sendMailAgain } from '../../administration/contract/mail-log.endpoints.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import type { NotificationRow } from '../../communication/contract/notification.schemas.ts'
import { createMailNotificationsJob } from '../../communication/server/mail-notifications.job.ts'
import { countNewApprovalRequests } from '../contract/badge.endpoints.ts'
import * as invitations from '../contract/invitation.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let seq = 0

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}
const code = ({ status, body }: Answer): string => (status < 300 ? 'ok' : String(body['code']))
const address = () => `newcomer.${++seq}@people.example`
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 5000, interval: 25 })

const ownProject = async () => {
  const project = await portal.make.project()
  const leader = await portal.db
    .selectFrom('person')
    .selectAll()
    .where('uid', '=', project.leader_uid)
    .executeTakeFirstOrThrow()
  return { project, leader }
}

type Named = { email: string } | { personUid: string }
const inviteToTeam = (by: Person, projectId: number, invitee: Named) =>
  portal.as(by).call(invitations.inviteToProject, {
    body: { projectId, ...invitee, roleInTeam: 'Инженер', message: 'Ждём <b>вас</b>' },
  })

type Offered = Partial<{ roles: ('ACC' | 'TRC' | 'TRC_TEAM' | 'EXP' | 'MNT')[]; admin: boolean }>
const inviteToWork = (invitee: Named, offered: Offered = {}) =>
  portal.as(admin).call(invitations.inviteToAccelerator, {
    headers: { 'accelerator-id': String(accelerator.id) },
    body: { ...invitee, roles: ['TRC'], ...offered },
  })

const action = (by: Person, endpoint: { method: 'POST'; path: string }, invitationId: unknown) =>
  portal.as(by).send(endpoint, { body: { invitationId } })

type Letter = { subject: string; html_body: string; text_body: string; locale: string; links: string[] }
/** The emails of invitations to an address, those that are notifications of its person, too. */
const letters = async (email: string): Promise<Letter[]> => {
  const uids = (await sql<{ uid: string }>`select uid from person where email = ${email}`.execute(portal.db))
    .rows
  if (uids.length > 0)
    await createMailNotificationsJob({ publicUrl: 'https://portal.example' }).run(
      { db: portal.db } as never,
      {
        uids: uids.map(({ uid }) => uid),
      },
    )
  return (
    await sql<Letter>`select subject, html_body, text_body, locale, links from mail
      where to_address = ${email} and template in ('TEAM_INVITATION', 'TEAM_INVITATION_RECEIVED') order by id`.execute(
      portal.db,
    )
  ).rows
}

const tokenOfLetter = async (email: string, count = 1): Promise<string> => {
  const all = await soon(async () => {
    const found = await letters(email)
    expect(found).toHaveLength(count)
    return found
  })
  return new URL(all.at(-1)!.links[0]!).searchParams.get('token')!
}

const register = async (person: Person) =>
  raise({ db: portal.db, actor: guest }, 'PersonRegistered', { uid: person.uid }, null)

const mine = async (person: Person) =>
  done(await portal.as(person).call(invitations.listMyInvitations, { query: {} }))['items'] as {
    id: number
    status: string
    actions: string[]
  }[]

const badge = async (person: Person) =>
  done(await portal.as(person).call(countNewApprovalRequests, { query: { userUid: person.uid } }))['count']

test('the badge of the invited person moves on open pages, when they are invited and when it is taken back', async () => {
  const received: string[] = []
  const listening = listen({
    url: portal.database.url,
    log: portal.app.log,
    channels: ['socket'],
    onMessage: (_channel, payload) => {
      const parcel = openParcel(payload)
      if (Array.isArray(parcel?.to))
        received.push(...parcel.to.map((uid) => `${uid} ${parcel.message.action}`))
    },
  })
  await listening.ready
  const { project, leader } = await ownProject()
  const person = await portal.make.person()
  const moved = () => received.filter((one) => one === `${person.uid} GET_NEW_APPROVAL_REQUEST_COUNT`).length
  const { id } = done(await inviteToTeam(leader, project.id, { email: person.email }))
  await soon(async () => expect(moved()).toBe(1))
  done(await action(leader, invitations.revokeInvitation, id))
  await soon(async () => expect(moved()).toBe(2))
  await listening.stop()
})

test.each([
  ['it is revoked', invitations.revokeInvitation],
  ['another is sent', invitations.resendInvitation],
])(
  'an email of an invitation that was not delivered is sent again with a new link, until %s',
  async (_until, change) => {
    const { project, leader } = await ownProject()
    const email = `newcomer-${crypto.randomUUID()}@mail.example`
    const { id } = done(await inviteToTeam(leader, project.id, { email }))
    const token = await tokenOfLetter(email)
    const fail = async () => {
      const { rows } = await sql<{ id: number }>`
      update mail set status = 'FAILED', text_body = replace(text_body, ${token}, '…'), links = '[]', secret = null
      where to_address = ${email} returning id`.execute(portal.db)
      return rows[0]!.id
    }
    const again = async (mailId: number) =>
      portal.as(await portal.make.person({ roles: ['ADMIN'] })).send(sendMailAgain, { body: { id: mailId } })
    await sql`update team_invitation set expires_at = now() - interval '1 day' where id = ${id}`.execute(
      portal.db,
    )
    expect((await again(await fail())).status).toBe(200)
    const { rows } = await sql<{ secret: string; text: string }>`
    select secret, text_body as text from mail where to_address = ${email}`.execute(portal.db)
    const { secret, text } = rows[0]!
    expect(secret).not.toBe(token)
    expect(text).toContain(`token=${secret}`)
    const found = await portal.guest.send(invitations.findInvitation, { query: { token: secret } })
    expect(found.body['invitation']).toMatchObject({ state: 'OPEN' })
    done(await action(leader, change, id))
    expect(code(await again(await fail()))).toBe('STATE_CHANGED')
  },
)

describe('an invitation to somebody with an account', () => {
  test.each([
    ['INBOX', 1, 0],
    ['OFF', 0, 0],
    ['AT_ONCE', 1, 1],
  ] as const)('is emailed as they set it: %s', async (channel, notices, mailed) => {
    const { project, leader } = await ownProject()
    const person = await portal.make.person()
    await sql`insert into notice_setting (person_uid, kind, channel) values (${person.uid}, 'TEAMS', ${channel})`.execute(
      portal.db,
    )
    done(await inviteToTeam(leader, project.id, { email: person.email }))
    expect(await mine(person)).toHaveLength(1)
    await soon(async () => {
      const { rows } = await sql`select from team_invitation where project_id = ${project.id}
        and token_hash is not null`.execute(portal.db)
      expect(rows).toHaveLength(1)
    })
    await soon(async () => {
      const { rows } = await sql`select from notification where recipient_uid = ${person.uid}`.execute(
        portal.db,
      )
      expect(rows).toHaveLength(notices)
    })
    expect(await letters(person.email)).toHaveLength(mailed)
  })

  test('says the role and the message, opens without signing in, and stops by one press', async () => {
    const { project, leader } = await ownProject()
    const person = await portal.make.person({ locale: 'en' })
    done(await inviteToTeam(leader, project.id, { email: person.email }))
    const token = await tokenOfLetter(person.email)
    const [letter] = await letters(person.email)
    expect(letter!.text_body).toContain('Your role: “Инженер”. Message: “Ждём <b>вас</b>”')
    const { rows } = await sql<{
      unsubscribe: string
      secret: string
    }>`select unsubscribe_url as unsubscribe, secret
      from mail where to_address = ${person.email}`.execute(portal.db)
    expect(rows).toEqual([{ unsubscribe: expect.stringContaining('unsubscribe'), secret: token }])
    const found = await portal.guest.call(invitations.findInvitation, { query: { token } })
    expect(done(found)['invitation']).toMatchObject({ state: 'OPEN' })
  })

  test('into a project: reaches them, is accepted, and makes them a member', async () => {
    const { project, leader } = await ownProject()
    const person = await portal.make.person({ locale: 'en' })
    const made = done(await inviteToTeam(leader, project.id, { email: person.email.toUpperCase() }))
    expect(made).toMatchObject({ status: 'SENT', state: 'INVITE', actions: ['resend', 'revoke'] })
    expect(await badge(person)).toBe(1)
    expect(await mine(person)).toMatchObject([
      {
        id: made['id'],
        state: 'NEW',
        team: { kind: 'PROJECT', name: project.name },
        actions: ['accept', 'decline'],
      },
    ])
    await tokenOfLetter(person.email)
    const [letter] = await letters(person.email)
    expect(letter).toMatchObject({ locale: 'en' })
    expect(letter!.html_body).toContain('Ждём &lt;b&gt;вас&lt;/b&gt;')
    expect(done(await action(person, invitations.acceptInvitation, made['id']))).toMatchObject({
      status: 'ACCEPTED_TO_TEAM',
      state: 'ACCEPTED',
      actions: [],
    })
    expect(await badge(person)).toBe(0)
    const members = await portal.db
      .selectFrom('project_member')
      .select(['person_uid', 'role_in_team'])
      .where('project_id', '=', project.id)
      .execute()
    expect(members).toContainEqual({ person_uid: person.uid, role_in_team: 'Инженер' })
    expect(code(await inviteToTeam(leader, project.id, { email: person.email }))).toBe('ROLE_ALREADY_GRANTED')
    await soon(async () => {
      const notified = await portal.db
        .selectFrom('notification')
        .select(['code', 'recipient_uid'])
        .where('recipient_uid', 'in', [person.uid, leader.uid])
        .orderBy('code')
        .execute()
      expect(notified).toEqual([
        { code: 'TEAM_INVITATION_RECEIVED', recipient_uid: person.uid },
        { code: 'TEAM_NEW_MEMBER_ADDING', recipient_uid: leader.uid },
      ])
    })
  })

  test('is decided in its notification, which then says what was decided', async () => {
    const { project, leader } = await ownProject()
    const person = await portal.make.person()
    const { id } = done(await inviteToTeam(leader, project.id, { email: person.email }))
    const received = async () => {
      const { items } = done(await portal.as(person).call(listNotifications, { query: {} })) as {
        items: NotificationRow[]
      }
      return items.filter((one) => one.code === 'TEAM_INVITATION_RECEIVED')
    }
    await soon(async () =>
      expect(await received()).toMatchObject([
        { link: `/bch/view/team-invite?invitationId=${String(id)}`, awaitsDecision: true, decided: null },
      ]),
    )
    done(await action(person, invitations.declineInvitation, id))
    expect(await received()).toMatchObject([
      { awaitsDecision: false, decided: { action: 'decline', by: { uid: person.uid } } },
    ])
  })

  test('into an accelerator: one for each role, in one email, all or none', async () => {
    const person = await portal.make.person()
    const { items } = done(
      await inviteToWork({ email: person.email }, { roles: ['ACC', 'EXP'], admin: true }),
    ) as {
      items: { id: number; role: string; admin: boolean }[]
    }
    expect(items.map(({ role, admin }) => `${role} ${admin}`).toSorted()).toEqual(['ACC true', 'EXP false'])
    await tokenOfLetter(person.email)
    expect(code(await inviteToWork({ email: person.email }, { roles: ['MNT', 'EXP'] }))).toBe(
      'INVITATION_EXISTS',
    )
    expect(await mine(person)).toHaveLength(2)
    for (const { id } of items) done(await action(person, invitations.acceptInvitation, id))
    const memberships = await portal.db
      .selectFrom('accelerator_member')
      .select(['role', 'admin'])
      .where('person_uid', '=', person.uid)
      .orderBy('role')
      .execute()
    expect(memberships).toEqual([
      { role: 'ACC', admin: true },
      { role: 'EXP', admin: false },
    ])
    expect(code(await inviteToWork({ email: person.email }, { roles: ['EXP'] }))).toBe('ROLE_ALREADY_GRANTED')
  })

  test('chosen from the directory: the inviting side does not learn the address', async () => {
    const { project, leader } = await ownProject()
    const person = await portal.make.person({ card_published: true })
    expect(done(await inviteToTeam(leader, project.id, { personUid: person.uid }))).toMatchObject({
      email: '',
      person: { uid: person.uid },
    })
  })

  test('chosen by name is refused where they forbade it, are blocked, erased, unknown or not to be seen', async () => {
    const { project, leader } = await ownProject()
    const card_published = true
    const unwilling = await portal.make.person({
      invite_to_projects: false,
      invite_to_accelerators: false,
      card_published,
    })
    const blocked = await portal.make.person({ status: 'B' })
    for (const by of [leader, admin]) await portal.make.project({ leader: by, members: [blocked] })
    const erased = await portal.make.person({ status: 'B', erased_at: new Date().toISOString() })
    const unseen = await portal.make.person()
    const nobody = { personUid: 'a2c3dc39-2f4d-4f6c-9f8a-3c9a4f0a1b2c' }
    const both = async (invitee: Named) => [
      code(await inviteToTeam(leader, project.id, invitee)),
      code(await inviteToWork(invitee)),
    ]
    expect(await both({ personUid: unwilling.uid })).toEqual(Array(2).fill('INVITATION_FORBIDDEN_BY_USER'))
    expect(await both({ personUid: blocked.uid })).toEqual(['USER_NOT_INITIATOR', 'INVITEE_WITHOUT_ROLES'])
    expect(await both({ personUid: unseen.uid })).toEqual(Array(2).fill('INVITEE_WITHOUT_ROLES'))
    expect(await both({ personUid: erased.uid })).toEqual(Array(2).fill('INVITEE_WITHOUT_ROLES'))
    expect(await both(nobody)).toEqual(Array(2).fill('INVITEE_WITHOUT_ROLES'))
  })

  test('names exactly one person, and an administrator only with the team', async () => {
    const { leader, project } = await ownProject()
    const person = await portal.make.person()
    const send = (body: object) =>
      portal.as(leader).send(invitations.inviteToProject, { body: { projectId: project.id, ...body } })
    for (const body of [{}, { email: person.email, personUid: person.uid }])
      expect(await send(body)).toMatchObject({ status: 400, body: { fields: { email: 'REQUIRED' } } })
    expect(await inviteToWork({ email: person.email }, { roles: ['EXP'], admin: true })).toMatchObject({
      status: 400,
      body: { fields: { admin: 'INVALID' } },
    })
  })
})

describe('an invitation to somebody without an account', () => {
  test('waits, becomes theirs when they register under the address, and is accepted', async () => {
    const email = address()
    const made = done(await inviteToWork({ email })) as { items: { id: number }[] }
    expect(made.items).toMatchObject([{ status: 'SENT', person: null }])
    await tokenOfLetter(email)
    const person = await portal.make.person({ email: email.toUpperCase() })
    expect(await mine(person)).toEqual([])
    await register(person)
    await soon(async () => expect(await mine(person)).toMatchObject([{ status: 'REGISTERED' }]))
    done(await action(person, invitations.acceptInvitation, made.items[0]!.id))
    const trail = await portal.db
      .selectFrom('audit_entry')
      .select(['action', 'to_state'])
      .where('subject', '=', 'team_invitation')
      .where('subject_id', '=', String(made.items[0]!.id))
      .orderBy('id')
      .execute()
    expect(trail).toEqual([
      { action: 'invite', to_state: 'REGISTER_WAITING' },
      { action: 'register', to_state: 'REGISTERED' },
      { action: 'accept', to_state: 'ACCEPTED_TO_TEAM' },
    ])
  })

  test('is opened by the account of its address alone; looking binds nothing, and only a hash of the link is stored', async () => {
    const email = address()
    done(await inviteToWork({ email }, { roles: ['EXP', 'MNT'] }))
    const token = await tokenOfLetter(email)
    const dump = await sql<{ n: number }>`
      select count(*)::int as n from team_invitation i where i::text like ${`%${token}%`}`.execute(portal.db)
    expect(dump.rows[0]!.n).toBe(0)
    const other = await portal.make.person()
    const find = async (by = portal.guest) =>
      done(await by.call(invitations.findInvitation, { query: { token } }))['invitation']
    const seen = {
      from: expect.any(String) as string,
      team: { kind: 'ACCELERATOR', name: accelerator.name },
      accelerator: accelerator.name,
      places: expect.arrayContaining([
        { role: 'EXP', admin: false, roleInTeam: '', leads: false },
        { role: 'MNT', admin: false, roleInTeam: '', leads: false },
      ]) as unknown,
      names: { lastName: '', firstName: '', middleName: '' },
      state: 'OPEN',
      message: '',
      registered: false,
      address: email,
      own: false,
      account: null,
    }
    expect(await find()).toEqual(seen)
    expect(await find(portal.as(other))).toEqual({
      ...seen,
      address: `${email[0]!}•••@people.example`,
      account: other.email,
    })
    const claim = (by: Person) => portal.as(by).call(invitations.claimInvitation, { body: { token } })
    expect(code(await claim(other))).toBe('INVITATION_OF_ANOTHER')
    expect(await mine(other)).toEqual([])
    const invited = await portal.make.person({ email: email.toUpperCase() })
    expect(await find(portal.as(invited))).toMatchObject({ state: 'OPEN', own: true })
    expect(await mine(invited)).toEqual([])
    const registered = { status: 'REGISTERED', actions: ['accept', 'decline'] }
    for (const _press of ['first', 'second'])
      expect(done(await claim(invited))['items']).toMatchObject([registered, registered])
    expect(code(await claim(other))).toBe('INVITATION_OF_ANOTHER')
  })

  test('is not opened by an account that has not confirmed its address', async () => {
    const email = address()
    done(await inviteToWork({ email }))
    const token = await tokenOfLetter(email)
    const unconfirmed = await portal.make.person({ email, status: 'W' })
    const found = await portal.as(unconfirmed).call(invitations.findInvitation, { query: { token } })
    expect(found.body['invitation']).not.toMatchObject({ own: true })
    const { status } = await portal.as(unconfirmed).call(invitations.claimInvitation, { body: { token } })
    expect(status).toBeGreaterThanOrEqual(400)
  })

  test('sent to one account is not opened by another', async () => {
    const { project, leader } = await ownProject()
    const person = await portal.make.person()
    done(await inviteToTeam(leader, project.id, { email: person.email }))
    const token = await tokenOfLetter(person.email)
    const thief = await portal.make.person()
    const claim = (by: Person) => portal.as(by).call(invitations.claimInvitation, { body: { token } })
    expect(code(await claim(thief))).toBe('INVITATION_OF_ANOTHER')
    expect(done(await claim(person))['items']).toHaveLength(1)
  })
})

describe('the registration of an invited person', () => {
  const begin = async (token: string, by = portal.guest) =>
    done(await by.call(invitations.beginInvitedRegistration, { body: { token } }))['ticket']

  test('begins with a ticket for the address that the link was mailed to, and changes nothing', async () => {
    const email = address()
    done(await inviteToWork({ email }))
    const token = await tokenOfLetter(email)
    expect(await begin(token)).toMatch(/^sealed1\./)
    const { status } = await portal.db
      .selectFrom('team_invitation')
      .select('status')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(status).toBe('REGISTER_WAITING')
  })

  test('gets none for an unknown, withdrawn or expired link', async () => {
    const { project, leader } = await ownProject()
    const [gone, late] = [address(), address()]
    const { id } = done(await inviteToTeam(leader, project.id, { email: gone }))
    done(await inviteToTeam(leader, project.id, { email: late }))
    const [withdrawn, expired] = [await tokenOfLetter(gone), await tokenOfLetter(late)]
    done(await action(leader, invitations.revokeInvitation, id))
    await sql`update team_invitation set expires_at = now() - interval '1 minute' where email = ${late}`.execute(
      portal.db,
    )
    expect([await begin('nobody-was-sent-this'), await begin(withdrawn), await begin(expired)]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('shows the message and the address to the reader of the mailbox, not to another account', async () => {
    const { project, leader } = await ownProject()
    const email = address()
    done(await inviteToTeam(leader, project.id, { email }))
    const token = await tokenOfLetter(email)
    const find = async (by = portal.guest) =>
      done(await by.call(invitations.findInvitation, { query: { token } }))['invitation']
    expect(await find()).toMatchObject({ message: 'Ждём <b>вас</b>', address: email, registered: false })
    const other = await portal.make.person()
    expect(await find(portal.as(other))).toMatchObject({
      message: '',
      address: `${email[0]!}•••@people.example`,
    })
    const owner = await portal.make.person({ email })
    expect(await find()).toMatchObject({ registered: true })
    expect(await find(portal.as(owner))).toMatchObject({
      own: true,
      message: 'Ждём <b>вас</b>',
      address: email,
    })
  })

  test('and its processing at the same time do not hinder the first acceptance', async () => {
    const email = address()
    done(await inviteToWork({ email }))
    const token = await tokenOfLetter(email)
    const person = await portal.make.person({ email })
    const claims = await Promise.all([
      portal.as(person).call(invitations.claimInvitation, { body: { token } }),
      register(person),
      portal.as(person).call(invitations.claimInvitation, { body: { token } }),
    ])
    expect([code(claims[0]), code(claims[2])]).toEqual(['ok', 'ok'])
  })
})

describe('the link of an email says who invites to lead what', () => {
  test('with the accelerator that keeps the project, and the name to register with', async () => {
    const [project, leader] = [await portal.make.keptProject({ accelerator }), await portal.make.person()]
    const member = await portal.make.member({ accelerator, role: 'ACC' })
    done(await inviteToTeam(member, project.id, { email: leader.email }))
    await sql`update team_invitation set invitee_name = 'Петров Семён Ильич' where project_id = ${project.id}`.execute(
      portal.db,
    )
    const token = await tokenOfLetter(leader.email)
    const found = done(await portal.guest.call(invitations.findInvitation, { query: { token } }))[
      'invitation'
    ]
    expect(found).toMatchObject({
      accelerator: accelerator.name,
      team: { kind: 'PROJECT', name: project.name },
      places: [{ role: null, leads: true }],
      names: { lastName: 'Петров', firstName: 'Семён', middleName: 'Ильич' },
    })
    const bySignedIn = done(await portal.as(leader).call(invitations.findInvitation, { query: { token } }))
    expect(bySignedIn['invitation']).toMatchObject({
      names: { lastName: '', firstName: '', middleName: '' },
    })
  })
})

describe('the link of an email says what became of the invitation', () => {
  const invited = async () => {
    const { project, leader } = await ownProject()
    const person = await portal.make.person()
    const { id } = done(await inviteToTeam(leader, project.id, { email: person.email }))
    return { id, leader, person, token: await tokenOfLetter(person.email) }
  }
  type Invited = Awaited<ReturnType<typeof invited>>
  const stateOf = async (token: string) =>
    (
      done(await portal.guest.call(invitations.findInvitation, { query: { token } }))['invitation'] as {
        state: string
      }
    ).state

  test.each([
    ['ACCEPTED', ({ id, person }: Invited) => action(person, invitations.acceptInvitation, id)],
    ['DECLINED', ({ id, person }: Invited) => action(person, invitations.declineInvitation, id)],
    ['WITHDRAWN', ({ id, leader }: Invited) => action(leader, invitations.revokeInvitation, id)],
  ])('%s, and opens nothing any more', async (state, decide) => {
    const one = await invited()
    done(await decide(one))
    expect(await stateOf(one.token)).toBe(state)
    const claimed = await portal
      .as(one.person)
      .call(invitations.claimInvitation, { body: { token: one.token } })
    expect(code(claimed)).toBe('STATE_CHANGED')
  })

  test('EXPIRED', async () => {
    const { id, token } = await invited()
    await sql`update team_invitation set expires_at = now() - interval '1 minute' where id = ${id}`.execute(
      portal.db,
    )
    expect(await stateOf(token)).toBe('EXPIRED')
  })
})

describe('an open invitation', () => {
  test('is one for an address, sent again with a new link, and the old link is dead', async () => {
    const { project, leader } = await ownProject()
    const email = address()
    const { id } = done(await inviteToTeam(leader, project.id, { email }))
    expect(code(await inviteToTeam(leader, project.id, { email: email.toUpperCase() }))).toBe(
      'INVITATION_EXISTS',
    )
    const old = await tokenOfLetter(email)
    done(await action(leader, invitations.resendInvitation, id))
    const fresh = await tokenOfLetter(email, 2)
    const find = async (token: string) =>
      done(await portal.guest.call(invitations.findInvitation, { query: { token } }))['invitation']
    expect([await find(old), await find(fresh)]).toEqual([null, expect.objectContaining({ state: 'OPEN' })])
  })

  /** Links of the emails about invitations that wait for the person's digest; null where none waits any more. */
  const waitingLinks = async (person: Person, count: number) =>
    soon(async () => {
      const { rows } = await sql<{ link: string; waits: boolean }>`
        select mail_link as link, mail_waiting as waits from notification
        where recipient_uid = ${person.uid} and code = 'TEAM_INVITATION_RECEIVED' order by id`.execute(
        portal.db,
      )
      expect(rows).toHaveLength(count)
      for (const { link, waits } of rows) expect(link !== '').toBe(waits)
      return rows.map(({ link, waits }) => (waits ? link : null))
    })

  const ofDigest = async () => {
    const person = await portal.make.person()
    await sql`insert into notice_setting (person_uid, kind, channel) values (${person.uid}, 'TEAMS', 'DAILY')`.execute(
      portal.db,
    )
    return person
  }

  test.each(['revoke', 'decline', 'accept'] as const)(
    'waits for the digest with its newest link alone, and with none after %s',
    async (how) => {
      const { project, leader } = await ownProject()
      const person = await ofDigest()
      const { id } = done(await inviteToTeam(leader, project.id, { email: person.email }))
      const [old] = await waitingLinks(person, 1)
      expect(old).toMatch(/^\/invitation\?token=/)
      done(await action(leader, invitations.resendInvitation, id))
      const links = await waitingLinks(person, 2)
      expect(links).toEqual([null, expect.stringMatching(/^\/invitation\?token=/)])
      expect(links[1]).not.toBe(old)
      const settle = {
        revoke: () => action(leader, invitations.revokeInvitation, id),
        decline: () => action(person, invitations.declineInvitation, id),
        accept: () => action(person, invitations.acceptInvitation, id),
      }
      done(await settle[how]())
      await soon(async () => expect(await waitingLinks(person, 2)).toEqual([null, null]))
    },
  )

  test('of several in one email keeps the email until the last is answered', async () => {
    const person = await ofDigest()
    const { items } = done(await inviteToWork({ email: person.email }, { roles: ['TRC', 'EXP'] })) as {
      items: { id: number }[]
    }
    const [link] = await waitingLinks(person, 1)
    const [first, last] = items.map(({ id }) => id)
    done(await action(person, invitations.declineInvitation, first))
    // The inviter is notified of the same event.
    await soon(async () => {
      const { rows } = await sql`select from notification n join event v on v.id = n.event_id
        where n.code = 'TEAM_INVITATION_DECLINED' and v.payload ->> 'id' = ${String(first)}`.execute(
        portal.db,
      )
      expect(rows).toHaveLength(1)
    })
    expect(await waitingLinks(person, 1)).toEqual([link])
    done(await action(person, invitations.declineInvitation, last))
    await soon(async () => expect(await waitingLinks(person, 1)).toEqual([null]))
  })

  test('past its term is not accepted, until it is sent again', async () => {
    const { project, leader } = await ownProject()
    const person = await portal.make.person()
    const { id } = done(await inviteToTeam(leader, project.id, { email: person.email }))
    await tokenOfLetter(person.email)
    await sql`update team_invitation set expires_at = now() - interval '1 minute' where id = ${id}`.execute(
      portal.db,
    )
    expect(code(await action(person, invitations.acceptInvitation, id))).toBe('INVITATION_EXPIRED')
    expect(await badge(person)).toBe(0)
    const listed = await portal
      .as(leader)
      .call(invitations.listProjectInvitations, { query: { projectId: String(project.id) } })
    expect(done(listed)['items']).toMatchObject([{ expired: true, actions: ['resend', 'revoke'] }])
    done(await action(leader, invitations.resendInvitation, id))
    expect(await badge(person)).toBe(1)
    expect(code(await action(person, invitations.acceptInvitation, id))).toBe('ok')
  })

  test('taken back notifies the person and leaves the list when it is cleared', async () => {
    const { project, leader } = await ownProject()
    const email = address()
    const { id } = done(await inviteToTeam(leader, project.id, { email }))
    expect(code(await action(leader, invitations.deleteInvitation, id))).toBe('STATE_CHANGED')
    const token = await tokenOfLetter(email)
    const person = await portal.make.person({ email })
    done(await portal.as(person).call(invitations.claimInvitation, { body: { token } }))
    expect(done(await action(leader, invitations.revokeInvitation, id))).toMatchObject({
      status: 'REJECTED_BY_PROJECT',
      state: 'CANCEL',
      actions: ['delete'],
    })
    expect(code(await action(person, invitations.acceptInvitation, id))).toBe('STATE_CHANGED')
    done(await action(leader, invitations.deleteInvitation, id))
    const listed = await portal
      .as(leader)
      .call(invitations.listProjectInvitations, { query: { projectId: String(project.id) } })
    expect(done(listed)['items']).toEqual([])
    expect(await mine(person)).toHaveLength(1)
    expect(code(await inviteToTeam(leader, project.id, { email: person.email }))).toBe('ok')
  })

  test('goes to nobody too often', async () => {
    const { project, leader } = await ownProject()
    const email = address()
    const { id } = done(await inviteToTeam(leader, project.id, { email }))
    const again = async () => action(leader, invitations.resendInvitation, id)
    for (let n = 0; n < 4; n++) expect(code(await again())).toBe('ok')
    const refused = await again()
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  })

  test('is none of the business of other teams, and not answered by who sent it', async () => {
    const { project, leader } = await ownProject()
    const person = await portal.make.person()
    const { id } = done(await inviteToTeam(leader, project.id, { email: person.email }))
    const actions = [
      invitations.resendInvitation,
      invitations.revokeInvitation,
      invitations.acceptInvitation,
      invitations.declineInvitation,
    ]
    for (const endpoint of actions) expect((await action(admin, endpoint, id)).status).toBe(404)
    expect((await action(leader, invitations.acceptInvitation, id)).status).toBe(403)
    expect((await action(person, invitations.revokeInvitation, id)).status).toBe(403)
  })
})

describe('two at once', () => {
  const lock = (id: unknown) => `select id from team_invitation where id = ${String(id)} for update`

  test('accepting twice makes one member; accepting and taking back, one of both', async () => {
    for (const rival of ['accept', 'revoke', 'decline'] as const) {
      const { project, leader } = await ownProject()
      const person = await portal.make.person()
      const { id } = done(await inviteToTeam(leader, project.id, { email: person.email }))
      const accept = () => action(person, invitations.acceptInvitation, id)
      const other = {
        accept,
        revoke: () => action(leader, invitations.revokeInvitation, id),
        decline: () => action(person, invitations.declineInvitation, id),
      }[rival]
      const answers = await collide(portal.database, lock(id), [accept, other])
      expect(answers.map(code).toSorted()).toEqual(['STATE_CHANGED', 'ok'])
      const { status } = await portal.db
        .selectFrom('team_invitation')
        .select('status')
        .where('id', '=', id as number)
        .executeTakeFirstOrThrow()
      const members = await portal.db
        .selectFrom('project_member')
        .select('id')
        .where('project_id', '=', project.id)
        .where('person_uid', '=', person.uid)
        .execute()
      expect(members).toHaveLength(status === 'ACCEPTED_TO_TEAM' ? 1 : 0)
    }
  })

  test('inviting one address twice makes one invitation', async () => {
    const { project, leader } = await ownProject()
    const email = address()
    const invite = () => inviteToTeam(leader, project.id, { email })
    expect((await Promise.all([invite(), invite()])).map(code).toSorted()).toEqual([
      'INVITATION_EXISTS',
      'ok',
    ])
  })

  test('a link opened twice at once registers the invitation once', async () => {
    const email = address()
    const { items } = done(await inviteToWork({ email })) as { items: { id: number }[] }
    const token = await tokenOfLetter(email)
    const person = await portal.make.person({ email })
    const open = () => portal.as(person).call(invitations.claimInvitation, { body: { token } })
    const answers = await collide(portal.database, lock(items[0]!.id), [open, open])
    expect(answers.map(code)).toEqual(['ok', 'ok'])
    const registered = await portal.db
      .selectFrom('audit_entry')
      .select('id')
      .where('subject', '=', 'team_invitation')
      .where('subject_id', '=', String(items[0]!.id))
      .where('action', '=', 'register')
      .execute()
    expect(registered).toHaveLength(1)
  })
})
