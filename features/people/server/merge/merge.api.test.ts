import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertOne } from '../../../../tests/support/factories/insert.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { createApiToken } from '../../../api-tokens/contract/api-token.endpoints.ts'
import { listNotifications } from '../../../communication/contract/notification.endpoints.ts'
import { getTokenInfo } from '../../../identity/contract/session.endpoints.ts'
import { approveErasure } from '../../contract/erasure.endpoints.ts'
import { mergePeople, previewMerge } from '../../contract/merge.endpoints.ts'
import { getPerson, listPeople, unblockPerson } from '../../contract/people.endpoints.ts'
import { moveLateLeftovers } from './leftovers.job.ts'
import { moveLeft } from './move-rows.ts'

let portal: TestPortal
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  admin = await portal.make.person({ roles: ['ADMIN'], last_name: 'Главный' })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 400)).toBeLessThan(300)
  return body
}

type Plan = {
  seen: string
  moves: { kind: string; count: number }[]
  same: { kind: string; count: number }[]
  obstacles: { code: string; name: string; kind: string | null }[]
}

const preview = async (from: Person, into: Person, by = admin): Promise<Plan> =>
  done(await portal.as(by).call(previewMerge, { query: { uid: from.uid, email: into.email } })) as Plan

const merge = (from: Person, into: Person, seen: string, by = admin): Promise<Answer> =>
  portal.as(by).call(mergePeople, {
    body: { uid: from.uid, email: into.email, reason: 'Обращение № 21: один человек', seen },
  })

const merged = async (from: Person, into: Person) =>
  done(await merge(from, into, (await preview(from, into)).seen))

const codes = ({ obstacles }: Plan) => obstacles.map(({ code }) => code)

describe('two accounts of one person', () => {
  test('become one: the dry run says what moves, each thing has its entry, and the person is notified', async () => {
    const { make, db } = portal
    const from = await make.person({
      last_name: 'Двойникова',
      first_name: 'Ада',
      roles: ['EXP'],
      phone: '+7 900 1112233',
    })
    const into = await make.person({
      last_name: 'Двойникова',
      first_name: 'Ада',
      roles: ['EXP', 'MNT'],
      phone: '',
    })
    await make.account({ person: from })
    await make.session({ person: from })
    const project = await make.project({ leader: from })
    await make.notification({ recipient: from })
    await make.award({ person: from })
    done(
      await portal.as(from).call(createApiToken, {
        body: { name: 'Сборка', scope: 'READ', days: 30, acceleratorId: null },
      }),
    )

    const plan = await preview(from, into)
    expect(plan.obstacles).toEqual([])
    expect(plan.moves).toEqual(
      expect.arrayContaining([
        { kind: 'projects', count: 1 },
        { kind: 'projectTeams', count: 1 },
        { kind: 'messages', count: 1 },
      ]),
    )
    expect(plan.same).toEqual([{ kind: 'roles', count: 1 }])
    expect((await db.selectFrom('person_merge').selectAll().execute()).length).toBe(0)

    const { moved } = done(await merge(from, into, plan.seen)) as { moved: number }
    expect(moved).toBe(plan.moves.reduce((sum, { count }) => sum + count, 0))
    const { leader_uid: leader } = await db
      .selectFrom('project')
      .select('leader_uid')
      .where('id', '=', project.id)
      .executeTakeFirstOrThrow()
    expect(leader).toBe(into.uid)
    const { rows: entries } = await sql<{ table: string }>`
      select e.details ->> 'table' as table from audit_entry e join person_merge m on m.id::text = e.subject_id
      where e.subject = 'person_merge' and e.action = 'move' and m.from_uid = ${from.uid} and e.actor_uid = ${admin.uid}`.execute(
      db,
    )
    expect(entries.length).toBe(moved)
    expect(entries.map(({ table }) => table)).toContain('project')

    // The account is closed for good, with its address.
    const closed = done(await portal.as(admin).call(getPerson, { query: { uid: from.uid } }))
    expect(closed).toMatchObject({
      status: 'B',
      email: from.email,
      mergedInto: { uid: into.uid },
      actions: [],
    })
    const remaining = done(await portal.as(admin).call(getPerson, { query: { uid: into.uid } }))
    expect(remaining).toMatchObject({ formerEmails: [from.email], phone: '+7 900 1112233' })
    expect(remaining['history']).toMatchObject([
      { action: 'takeOver', comment: 'Обращение № 21: один человек' },
    ])
    const again = await portal.as(admin).call(unblockPerson, { body: { uid: from.uid } })
    expect(again.body['code']).toBe('STATE_CHANGED')
    await expect.poll(async () => (await portal.as(from).call(getTokenInfo, {})).status).toBe(401)
    await expect
      .poll(async () => {
        const { rows } = await sql<{ status: string; open: number; tokens: number }>`
          select a.status, (select count(*)::int from sso.session s where s.account_id = a.id and s.ended_at is null) as open,
            (select count(*)::int from api_token k where k.person_uid = a.id and k.revoked_at is null) as tokens
          from sso.account a where a.id = ${from.uid}`.execute(db)
        return rows[0]
      })
      .toEqual({ status: 'B', open: 0, tokens: 0 })

    const notified = async () =>
      (done(await portal.as(into).call(listNotifications, { query: {} }))['items'] as { code: string }[]).map(
        ({ code }) => code,
      )
    await expect.poll(notified).toContain('PERSON_MERGED')
    const mails = () =>
      db
        .selectFrom('mail')
        .select('to_address')
        .where('template', '=', 'PERSON_MERGED')
        .orderBy('to_address')
        .execute()
    await expect.poll(async () => (await mails()).map((mail) => mail.to_address)).toEqual([from.email])
  })

  test('are merged as the administrator read it, or not at all', async () => {
    const [from, into] = [await portal.make.person(), await portal.make.person()]
    const { seen } = await preview(from, into)
    await portal.make.project({ leader: from })
    expect((await merge(from, into, seen)).body['code']).toBe('PLAN_CHANGED')
    const plan = await preview(from, into)
    const answers = await Promise.all([merge(from, into, plan.seen), merge(from, into, plan.seen)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await merge(into, from, plan.seen)).body['code']).toBe('MERGE_OBSTACLE')
  })

  test('keep the programmes that either address sponsors, and no one mentors a project of their own', async () => {
    const { make, db } = portal
    const accelerator = await make.accelerator()
    const [from, into] = [await make.person({ roles: ['CST'] }), await make.person({ roles: ['CST'] })]
    const both = await make.programme({ accelerator })
    const one = await make.programme({ accelerator })
    const sponsor = (programme: { id: number }, { email }: Person) =>
      insertOne(db, 'programme_sponsor', {
        accelerator_id: accelerator.id,
        programme_id: programme.id,
        email,
        named_by: admin.uid,
      })
    for (const person of [from, into]) await sponsor(both, person)
    await sponsor(one, from)
    await merged(from, into)
    const { rows } = await sql<{ id: number; email: string }>`
      select programme_id as id, email from programme_sponsor where programme_id in (${both.id}, ${one.id}) order by 1`.execute(
      db,
    )
    expect(rows).toEqual([both, one].map(({ id }) => ({ id, email: into.email })))
    const { rows: entries } = await sql<{ action: string }>`
      select e.action from audit_entry e join person_merge m on m.id::text = e.subject_id
      where e.subject = 'person_merge' and m.from_uid = ${from.uid} and e.details ->> 'table' = 'programme_sponsor'
      order by e.action`.execute(db)
    expect(entries).toEqual([{ action: 'move' }, { action: 'remove' }])

    const [mentor, founder] = [await make.person(), await make.person()]
    const project = await make.project({ leader: founder })
    await sql`with made as (insert into mentor (person_uid) values (${mentor.uid}) returning id)
      insert into project_mentor (project_id, mentor_id, accelerator_id, status, by_team, message, asked_by)
      select ${project.id}, id, ${accelerator.id}, 'ASKED', true, '', ${founder.uid} from made`.execute(db)
    expect(codes(await preview(mentor, founder))).toContain('OWN_PROJECT')
  })

  test('keep the webhooks of their accelerators, while personal ones end', async () => {
    const { make, db } = portal
    const accelerator = await make.accelerator()
    const from = await make.member({ accelerator, role: 'ACC', admin: true })
    const into = await make.person()
    const hook = (acceleratorId: number | null) =>
      insertOne(db, 'web_hook', {
        created_by: from.uid,
        accelerator_id: acceleratorId,
        url: 'https://hooks.example.com/in',
        kinds: ['task.accepted'],
        secret: '',
      })
    const [own, shared] = [await hook(null), await hook(accelerator.id)]
    await merged(from, into)
    const { rows } = await sql`
      select id, created_by as uid, active from web_hook where id in (${own.id}, ${shared.id})`.execute(db)
    expect(rows).toEqual([{ id: shared.id, uid: into.uid, active: true }])
    const { rows: entries } = await sql<{ action: string }>`
      select e.action from audit_entry e join person_merge m on m.id::text = e.subject_id
      where e.subject = 'person_merge' and m.from_uid = ${from.uid} and e.details ->> 'table' = 'web_hook'`.execute(
      db,
    )
    expect(entries).toEqual([{ action: 'move' }])
  })

  test('are not merged with an address that nobody has', async () => {
    const from = await portal.make.person()
    const answer = await portal
      .as(admin)
      .call(previewMerge, { query: { uid: from.uid, email: 'nobody@people.example' } })
    expect(answer.body['code']).toBe('USER_NOT_REGISTERED')
  })

  test('stay apart while both are in a team, lead projects of one name, or judge each other', async () => {
    const { make, db } = portal
    const [from, into] = [await make.person({ roles: ['EXP'] }), await make.person()]
    const team = await make.project({ leader: into, name: 'Общая команда' })
    await make.projectMember({ project: team, person: from })
    const accelerator = await make.accelerator({ name: 'Общий акселератор' })
    await db
      .insertInto('accelerator_member')
      .values([
        { accelerator_id: accelerator.id, person_uid: from.uid, role: 'EXP' },
        { accelerator_id: accelerator.id, person_uid: into.uid, role: 'TRC' },
      ])
      .execute()
    await make.project({ leader: from, name: 'Тёзка' })
    const namesake = await make.project({ leader: into, name: 'тёзка' })
    const task = await make.task({ project: namesake, state: 'DONE_CODE' })
    await make.expertJob({ task, expert: from })
    const plan = await preview(from, into)
    expect(plan.obstacles).toEqual(
      expect.arrayContaining([
        { code: 'SAME_RECORD', name: 'Общая команда', kind: 'projectTeams' },
        { code: 'SAME_RECORD', name: 'Общий акселератор', kind: 'accelerators' },
        { code: 'SAME_RECORD', name: 'Тёзка', kind: 'projects' },
        { code: 'OWN_PROJECT', name: 'тёзка', kind: null },
      ]),
    )
    expect((await merge(from, into, plan.seen)).body['code']).toBe('MERGE_OBSTACLE')
    expect(done(await portal.as(from).call(getTokenInfo, {}))).toBeDefined()
  })
})

describe('nobody rises by a merge', () => {
  test('an administrator goes into nobody of lower rank, and an administrator’s own account into nothing', async () => {
    const { make } = portal
    const [plain, deputy, chief] = [
      await make.person(),
      await make.person({ roles: ['HTADM'] }),
      await make.person({ roles: ['ADMIN'] }),
    ]
    expect(codes(await preview(chief, plain))).toEqual(['RANK'])
    expect(codes(await preview(chief, deputy))).toEqual(['RANK'])
    expect(codes(await preview(deputy, plain))).toEqual(['RANK'])
    expect(codes(await preview(plain, admin))).toEqual(['YOURSELF'])
    expect(codes(await preview(plain, plain))).toEqual(['SAME_ACCOUNT'])
    const own = await portal.as(admin).call(previewMerge, { query: { uid: admin.uid, email: plain.email } })
    expect(own.status).toBe(403)
    const byDeputy = await portal
      .as(deputy)
      .call(previewMerge, { query: { uid: plain.uid, email: chief.email } })
    expect(byDeputy.status).toBe(403)
    expect((await merge(deputy, plain, (await preview(deputy, plain)).seen)).body['code']).toBe(
      'MERGE_OBSTACLE',
    )
  })

  test('the roles of two accounts become those of one, and nothing else', async () => {
    const { make, db } = portal
    const [from, into] = [
      await make.person({ roles: ['INV', 'EXP'] }),
      await make.person({ roles: ['EXP', 'TRC'] }),
    ]
    await merged(from, into)
    const roles = await db
      .selectFrom('person_role')
      .select('role')
      .where('person_uid', '=', into.uid)
      .execute()
    expect(roles.map(({ role }) => role).toSorted()).toEqual(['EXP', 'INV', 'TRC'])
  })
})

test('what a call writes that was under way when the account was closed follows, however late', async () => {
  const { make, db } = portal
  const [from, into] = [await make.person(), await make.person()]
  await merged(from, into)
  const { id: mergeId } = await db
    .selectFrom('person_merge')
    .select('id')
    .where('from_uid', '=', from.uid)
    .executeTakeFirstOrThrow()
  const award = (tx: typeof db, name: string) =>
    sql`insert into person_award (person_uid, year, title) values (${from.uid}, 2026, ${name})`.execute(tx)
  const owners = async () =>
    (
      await sql<{
        uid: string
      }>`select person_uid as uid from person_award where person_uid in (${from.uid}, ${into.uid})`.execute(
        db,
      )
    ).rows.map(({ uid }) => uid)
  let moving: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await award(tx, 'Written')
    moving = moveLeft(db, { from: from.uid, into: into.uid }, mergeId)
    // It waits for this transaction; without the lock it would see nothing and be done.
    await expect
      .poll(
        async () => {
          const { rows } = await sql<{ waits: boolean }>`select exists (
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update%') as waits`.execute(
            // Within a transaction the server shows the same activity again and again.
            db,
          )
          return rows[0]!.waits
        },
        { timeout: 10_000 },
      )
      .toBe(true)
  })
  await moving
  expect(await owners()).toEqual([into.uid])
  await award(db, 'Later')
  await moveLateLeftovers.run({ db, signal: new AbortController().signal } as never, {})
  expect(await owners()).toEqual([into.uid, into.uid])
})

test('who is erased goes with every account that was merged into theirs', async () => {
  const { make, db } = portal
  const [first, second, last] = [await make.person(), await make.person(), await make.person()]
  for (const person of [first, second, last]) await make.account({ person })
  await merged(first, second)
  await merged(second, last)
  const request = await make.erasureRequest({ person: last })
  done(await portal.as(admin).call(approveErasure, { body: { requestId: request.id } }))
  const left = await db
    .selectFrom('person')
    .select('email')
    .where('uid', 'in', [first.uid, second.uid, last.uid])
    .execute()
  expect(left.every(({ email }) => email.endsWith('@erased.invalid'))).toBe(true)
  await expect
    .poll(async () =>
      db
        .selectFrom('sso.account')
        .select('id')
        .where('id', 'in', [first.uid, second.uid, last.uid])
        .execute(),
    )
    .toEqual([])
})

test('the list says of a closed account which one took over', async () => {
  const [from, into] = [
    await portal.make.person({ last_name: 'Закрытая' }),
    await portal.make.person({ last_name: 'Открытая' }),
  ]
  await merged(from, into)
  const { items } = done(await portal.as(admin).call(listPeople, { query: { findText: from.email } })) as {
    items: { mergedInto: { uid: string } | null }[]
  }
  expect(items).toMatchObject([{ mergedInto: { uid: into.uid } }])
})
