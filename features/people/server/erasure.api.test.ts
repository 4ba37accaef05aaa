import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeOpenTask, makeOpenTaskEntry } from '../../../tests/support/open-tasks.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { uploadImage } from '../contract/avatar.endpoints.ts'
import { addAward, uploadAwardFile } from '../contract/award.endpoints.ts'
import * as erasure from '../contract/erasure.endpoints.ts'
import * as ownData from '../contract/own-data.endpoints.ts'
import { editProfile, getProfile } from '../contract/profile.endpoints.ts'

let portal: TestPortal
let administrator: Person

const password = 'correct-Horse1'

beforeAll(async () => {
  portal = await openPortal()
  administrator = await portal.make.person({ roles: ['ADMIN'] })
  await portal.make.person({ roles: ['ADMIN'] })
  await portal.startWorker()
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const codeOf = ({ body }: Answer): unknown => body['code']

const register = async (given: Parameters<TestPortal['make']['person']>[0] = {}): Promise<Person> => {
  const person = await portal.make.person(given)
  await portal.make.account({ person, password })
  return person
}

const ask = (person: Person, given: object = {}) =>
  portal.as(person).send(ownData.askErasure, { body: { password, ...given } })

const requestErasure = async (person: Person): Promise<number> => done(await ask(person))['id'] as number

const approve = (requestId: number) =>
  portal.as(administrator).call(erasure.approveErasure, { body: { requestId } })

const noticesOf = async (person: Person): Promise<string[]> => {
  const rows = await portal.db
    .selectFrom('notification')
    .select('code')
    .where('recipient_uid', '=', person.uid)
    .orderBy('id')
    .execute()
  return rows.map(({ code }) => code)
}

/** Every column of the database that contains the text, as table.column. */
const tracesOf = async (text: string): Promise<string[]> => {
  const { rows: columns } = await sql<{ t: string; c: string }>`
    select c.table_schema || '.' || c.table_name as t, c.column_name as c from information_schema.columns c
      join information_schema.tables x using (table_schema, table_name)
    where c.table_schema in ('public', 'sso') and x.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'jsonb', 'ARRAY')`.execute(portal.db)
  const found: string[] = []
  for (const { t, c } of columns) {
    const { rows } = await sql`
      select from ${sql.raw(t)} where ${sql.ref(c)}::text ilike ${`%${text}%`} limit 1`.execute(portal.db)
    if (rows.length > 0) found.push(`${t}.${c}`)
  }
  return found.toSorted()
}

describe('a request to be erased', () => {
  test('is made with the password, once, and reported to the administrators', async () => {
    const person = await register()
    expect(await ask(person, { password: 'wrong-Horse1' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'WRONG_PASSWORD' } },
    })
    expect(done(await ask(person, { comment: 'Ухожу' }))).toMatchObject({ status: 'ASKED', comment: 'Ухожу' })
    expect(codeOf(await ask(person))).toBe('ERASURE_REQUESTED')
    expect(done(await portal.as(person).send(getProfile))['erasure']).toMatchObject({ status: 'ASKED' })
    await expect.poll(() => noticesOf(administrator), { timeout: 10_000 }).toContain('ERASURE_ASKED')
    expect(await noticesOf(person)).toEqual([])
  })

  test('is made once even by two pages at the same moment', async () => {
    const person = await register()
    done(await portal.as(person).call(editProfile, { body: { version: 1, about: '' } }))
    const answers = await collide(
      portal.database,
      `select 1 from person_profile where person_uid = '${person.uid}' for update`,
      [1, 2].map(() => () => ask(person)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is not made by an administrator who is logged in as the person', async () => {
    const person = await register()
    const answer = await portal.actAs(administrator, person).send(ownData.askErasure, { body: { password } })
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } })
  })

  test('is withdrawn by the person while nobody decided, and may be made again', async () => {
    const person = await register()
    const requestId = await requestErasure(person)
    const body = { requestId }
    expect(done(await portal.as(person).call(ownData.withdrawErasure, { body }))).toMatchObject({
      status: 'WITHDRAWN',
    })
    expect(codeOf(await portal.as(person).call(ownData.withdrawErasure, { body }))).toBe('STATE_CHANGED')
    expect(codeOf(await approve(requestId))).toBe('STATE_CHANGED')
    done(await ask(person))
  })

  test('is rejected with a reason that the person reads', async () => {
    const person = await register()
    const requestId = await requestErasure(person)
    const by = portal.as(administrator)
    expect(await by.call(erasure.rejectErasure, { body: { requestId, reason: ' ' } })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'REQUIRED' } },
    })
    done(await by.call(erasure.rejectErasure, { body: { requestId, reason: 'Идёт спор' } }))
    await expect.poll(() => noticesOf(person), { timeout: 10_000 }).toEqual(['ERASURE_REJECTED'])
    expect(done(await portal.as(person).send(getProfile))['erasure']).toMatchObject({
      status: 'REJECTED',
      reason: 'Идёт спор',
    })
  })
})

describe('what others depend on is handed over first', () => {
  test('a project with other members or an application', async () => {
    const { make } = portal
    const leader = await register()
    const project = await make.project({ leader, name: 'Теплоконтур' })
    const mate = await make.person()
    await make.projectMember({ project, person: mate })
    expect(await ask(leader)).toMatchObject({
      status: 409,
      body: { code: 'ERASURE_LEADS_PROJECT', params: { project: 'Теплоконтур' } },
    })
    await sql`delete from project_member where person_uid = ${mate.uid}`.execute(portal.db)
    await make.request({ project })
    expect(codeOf(await ask(leader))).toBe('ERASURE_LEADS_PROJECT')
    await sql`update acceleration_request set status = 'REJECT' where project_id = ${project.id}`.execute(
      portal.db,
    )
    done(await ask(leader))
  })

  test('an accelerator without another administrator', async () => {
    const accelerator = await portal.make.accelerator()
    const person = await register()
    await portal.make.member({ accelerator, person, role: 'ACC', admin: true })
    await portal.make.member({ accelerator, role: 'ACC', admin: true, blocked: true })
    expect(codeOf(await ask(person))).toBe('LAST_ADMINISTRATOR')
    await portal.make.member({ accelerator, role: 'ACC', admin: true })
    done(await ask(person))
  })

  test('also when it came only after the request, and the list says what it is', async () => {
    const person = await register()
    const requestId = await requestErasure(person)
    const project = await portal.make.project({ leader: person, name: 'Агроскан' })
    await portal.make.projectMember({ project })
    const { items } = done(
      await portal.as(administrator).call(erasure.listErasureRequests, { query: { findText: person.email } }),
    )
    expect(items).toMatchObject([
      {
        id: requestId,
        email: person.email,
        obstacles: [{ code: 'ERASURE_LEADS_PROJECT', name: 'Агроскан' }],
        actions: ['reject'],
      },
    ])
    expect(await approve(requestId)).toMatchObject({
      status: 409,
      body: { code: 'ERASURE_LEADS_PROJECT', params: { project: 'Агроскан' } },
    })
  })

  test('by the last administrator of the portal, who cannot decide on themselves either', async () => {
    const two = [await register({ roles: ['ADMIN'] }), await register({ roles: ['ADMIN'] })]
    const own = await requestErasure(two[0]!)
    const body = { requestId: own }
    expect(codeOf(await portal.as(two[0]!).call(erasure.approveErasure, { body }))).toBe('ACCESS_DENIED')
    await sql`
      delete from person_role where role = 'ADMIN' and person_uid not in (${two[0]!.uid}, ${two[1]!.uid})`.execute(
      portal.db,
    )
    const others = await requestErasure(two[1]!)
    const answers = await Promise.all([
      portal.as(two[1]!).call(erasure.approveErasure, { body }),
      portal.as(two[0]!).call(erasure.approveErasure, { body: { requestId: others } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // A moment later the erased person has no session.
    expect(['LAST_ADMINISTRATOR', 'SESSION_EXPIRED']).toContain(
      codeOf(answers.find(({ status }) => status !== 200)!),
    )
    await insertOne(portal.db, 'person_role', { person_uid: administrator.uid, role: 'ADMIN' })
    await sql`select pg_notify('person_changed', ${administrator.uid})`.execute(portal.db)
  })
})

describe('an organiser and an entrant of open tasks', () => {
  test('an organiser completes or cancels their open tasks first', async () => {
    const host = await register({ roles: ['HTFRN'] })
    const task = await makeOpenTask(portal.db, host.uid, 'OPEN', { title: 'Тихий ветер' })
    expect(await ask(host)).toMatchObject({
      status: 409,
      body: { code: 'ERASURE_HOSTS_OPEN_TASK', params: { openTask: 'Тихий ветер' } },
    })
    await portal.db.updateTable('open_task').set({ status: 'CANCELLED' }).where('id', '=', task.id).execute()
    done(await ask(host))
  })

  test('an entrant leaves neither a phone nor files of what they withdrew', async () => {
    const host = await portal.make.person()
    const question = (kind: string) => ({ label: kind, help: '', kind, required: false, choices: '' })
    const task = await makeOpenTask(portal.db, host.uid, 'OPEN', {
      form: [question('TEXT'), question('PHONE')] as never,
    })
    const person = await register()
    const entry = await makeOpenTaskEntry(portal.db, task, person.uid, {
      answers: ['Снимем дом', '+79998887766'] as never,
      withdrawn_at: new Date().toISOString(),
    })
    const file = await insertOne(portal.db, 'file', {
      entity: 'OPEN_TASK',
      uploaded_by: person.uid,
      name: 'plan.txt',
      mime: 'text/plain',
      size: 4,
      sha256: 'a'.repeat(64),
    } as never)
    await insertOne(portal.db, 'open_task_entry_file', {
      entry_id: entry.id,
      file_id: file.id,
      name: 'plan.txt',
      at: new Date().toISOString(),
    })
    done(await approve(await requestErasure(person)))
    const { rows } = await sql<{ answers: unknown[]; files: number }>`
      select e.answers, (select count(*)::int from file f where f.id = ${file.id}) as files
      from open_task_entry e where e.id = ${entry.id}`.execute(portal.db)
    expect(rows).toEqual([{ answers: ['Снимем дом', null], files: 0 }])
  })
})

describe('an erased person', () => {
  test('leaves no trace but the shape of the history', async () => {
    const { make, db } = portal
    const accelerator = await make.accelerator()
    const person = await register({
      last_name: 'Незабудкина',
      first_name: 'Аграфена',
      middle_name: 'Поликарповна',
      email: 'nezabudkina@people.example',
      phone: '+79123456789',
    })
    await make.member({ accelerator, person, role: 'TRC' })
    const alone = await make.project({ leader: person })
    const team = await make.project({ members: [person] })
    const task = await make.task({
      state: 'DONE_CODE',
      project: team,
      track: await make.track({ accelerator }),
    })
    const tracked = await make.task({ track: await make.track({ accelerator }), tracker: person })
    await make.taskComment({ task, author: person })
    const other = await make.person()
    await make.notification({ recipient: other, sender: person, body: 'До встречи!' })
    await make.notification({ recipient: person, sender: other, body: 'Здравствуйте!' })
    await make.invitation({ person, email: person.email })
    await sql`
      update project_member set resume = 'Незабудкина: десять лет опыта', additional_info = 'Аграфена рисует'
      where person_uid = ${person.uid}`.execute(db)
    await insertOne(db, 'project_join_request', {
      project_id: (await make.project()).id,
      person_uid: person.uid,
      message: 'Я Незабудкина, возьмите меня',
    })
    await insertOne(db, 'accelerator_team_request', {
      accelerator_id: accelerator.id,
      person_uid: person.uid,
      role: 'EXP',
      message: 'Я Незабудкина',
    })
    await insertOne(db, 'role_request', { person_uid: person.uid, role: 'INV', message: 'Незабудкина' })
    const by = portal.as(person)
    done(
      await by.call(editProfile, { body: { version: 1, company: 'Незабудка', contactEmail: person.email } }),
    )
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    done(await by.send(uploadImage, { query: { extension: 'png' }, file: { name: 'a.png', content: pixel } }))
    const award = done(await by.call(addAward, { body: { year: 2020, title: 'Незабудка года', url: '' } }))
    done(
      await by.send(uploadAwardFile, {
        query: { awardId: award['id'] },
        file: { name: 'незабудка.txt', content: 'x' },
      }),
    )
    const requestId = done(await ask(person, { comment: 'Незабудкина уходит' }))['id'] as number
    await expect
      .poll(async () => (await tracesOf('Незабудкина')).includes('public.notification.params'), {
        timeout: 10_000,
      })
      .toBe(true)

    expect(done(await approve(requestId))).toMatchObject({
      status: 'APPROVED',
      email: '',
      comment: '',
      person: { uid: person.uid, name: 'Удалённый пользователь', avatarUrl: null },
    })

    await expect.poll(async () => (await by.send(getProfile)).status, { timeout: 10_000 }).toBe(401)
    const account = () => db.selectFrom('sso.account').select('id').where('id', '=', person.uid).execute()
    await expect.poll(account, { timeout: 10_000 }).toEqual([])
    for (const word of ['Незабудк', 'Аграфена', 'Поликарповна', '79123456789'])
      expect(await tracesOf(word), word).toEqual(
        // The last email addresses the person by first name.
        word === 'Аграфена' ? ['public.mail.html_body', 'public.mail.text_body'] : [],
      )
    expect(await tracesOf('nezabudkina')).toEqual(['public.mail.to_address'])

    const members = await db
      .selectFrom('project_member')
      .select('project_id')
      .where('person_uid', '=', person.uid)
      .execute()
    expect(members).toEqual([{ project_id: alone.id }])
    const participation = await db
      .selectFrom('project_track')
      .select('tracker_uid')
      .where('id', '=', tracked.participation.id)
      .executeTakeFirst()
    expect(participation).toEqual({ tracker_uid: null })
    const letters = await db
      .selectFrom('notification')
      .select('body')
      .where('recipient_uid', '=', other.uid)
      .where('sender_uid', '=', person.uid)
      .execute()
    expect(letters).toEqual([{ body: 'До встречи!' }])
    const comments = await db
      .selectFrom('task_comment')
      .select('id')
      .where('author_uid', '=', person.uid)
      .execute()
    expect(comments).toHaveLength(1)
    // Reports of past periods find them among the former members.
    const { rows: left } = await sql<{ action: string; from: string }>`
      select action, from_state as "from" from audit_entry where subject = 'accelerator_member'
        and subject_id = ${person.uid} and accelerator_id = ${accelerator.id}`.execute(db)
    expect(left).toEqual([{ action: 'AcceleratorMemberRemoved', from: 'TRC' }])
    expect(codeOf(await approve(requestId))).toBe('STATE_CHANGED')
  })

  test('leaves an accelerator its webhooks: they stop, and its administrators are notified', async () => {
    const { make, db } = portal
    const accelerator = await make.accelerator()
    const colleague = await make.member({ accelerator, role: 'ACC', admin: true })
    const person = await register()
    await make.member({ accelerator, person, role: 'ACC', admin: true })
    const hook = (acceleratorId: number | null) =>
      insertOne(db, 'web_hook', {
        created_by: person.uid,
        accelerator_id: acceleratorId,
        url: 'https://hooks.example.com/in',
        kinds: ['task.accepted'],
        secret: '',
      })
    const [own, shared] = [await hook(null), await hook(accelerator.id)]
    await insertOne(db, 'web_hook_delivery', {
      hook_id: shared.id,
      kind: 'TEST',
      changed_at: new Date().toISOString(),
    })
    done(await approve(await requestErasure(person)))
    const { rows } = await sql<{ id: number; active: boolean; stopped: boolean; outcome: string }>`
      select h.id, h.active, h.stopped_at is not null as stopped, d.outcome
      from web_hook h left join web_hook_delivery d on d.hook_id = h.id where h.id in (${own.id}, ${shared.id})`.execute(
      db,
    )
    expect(rows).toEqual([{ id: shared.id, active: false, stopped: true, outcome: 'FAILED' }])
    expect(await noticesOf(colleague)).toContain('WEB_HOOK_STOPPED')
    expect(await noticesOf(person)).not.toContain('WEB_HOOK_STOPPED')
    const { rows: entries } = await sql<{ action: string }>`
      select action from audit_entry where subject = 'web_hook' and subject_id = ${String(shared.id)}`.execute(
      db,
    )
    expect(entries).toEqual([{ action: 'turnHookOff' }])
  })

  test('leaves open reviews, and their client is notified', async () => {
    const { make, db } = portal
    const accelerator = await make.accelerator()
    const acc = await make.member({ accelerator, role: 'ACC', admin: true })
    const expert = await register({ roles: ['EXP'] })
    await make.member({ accelerator, person: expert, role: 'EXP' })
    const project = await make.project()
    const order = async (status: 'NEW' | 'PROCESS' | 'COMPLETE') =>
      make.expertJob({
        task: await make.task({ track: await make.track({ accelerator }), project, state: 'DONE_CODE' }),
        expert,
        client: acc,
        status,
        taken_at: status === 'NEW' ? null : new Date().toISOString(),
        completed_at: status === 'COMPLETE' ? new Date().toISOString() : null,
      })
    for (const status of ['NEW', 'PROCESS', 'COMPLETE'] as const) await order(status)
    // A conflict blocks the expert from the work; it is removed as well.
    await insertOne(db, 'expert_conflict', {
      expert_uid: expert.uid,
      project_id: project.id,
      accelerator_id: accelerator.id,
      source: 'ACCELERATOR',
      declared_by: expert.uid,
    })
    done(await approve(await requestErasure(expert)))
    const states = await db
      .selectFrom('expert_job')
      .select('status')
      .where('expert_uid', '=', expert.uid)
      .orderBy('id')
      .execute()
    expect(states.map(({ status }) => status)).toEqual(['REJECT', 'REJECT', 'COMPLETE'])
    await expect
      .poll(() => noticesOf(acc), { timeout: 10_000 })
      .toEqual(['EXPERT_JOB_LEFT', 'EXPERT_JOB_LEFT'])
  })

  test('stays erased when a token that outlived the account is used', async () => {
    const person = await register()
    done(await approve(await requestErasure(person)))
    const { savePerson } = await import('../../identity/server/person.repository.ts')
    const claims = {
      sub: person.uid,
      email: person.email,
      lastName: 'Снова',
      firstName: 'Здесь',
      middleName: '',
      sid: 's',
      exp: 0,
    }
    expect(await savePerson(portal.db, claims as never)).toMatchObject({ active: false })
    const row = await portal.db
      .selectFrom('person')
      .select(['last_name', 'email'])
      .where('uid', '=', person.uid)
      .executeTakeFirst()
    expect(row).toEqual({ last_name: 'Удалённый пользователь', email: `${person.uid}@erased.invalid` })
  })
})

describe('the list of requests', () => {
  test('shows those that wait first, filters and counts', async () => {
    const person = await register({ last_name: 'Ждущая' })
    const requestId = await requestErasure(person)
    const by = portal.as(administrator)
    const { items, total } = done(await by.send(erasure.listErasureRequests, { query: { limit: 50 } })) as {
      items: { id: number; status: string }[]
      total: number
    }
    expect(total).toBe(items.length)
    const waiting = items.findIndex(({ status }) => status !== 'ASKED')
    expect(items.slice(waiting).some(({ status }) => status === 'ASKED')).toBe(false)
    const one = done(
      await by.send(erasure.listErasureRequests, { query: { findText: 'ждущ', status: 'ASKED' } }),
    )
    expect(one).toMatchObject({ total: 1, items: [{ id: requestId, actions: ['approve', 'reject'] }] })
    const deputy = await portal.make.person({ roles: ['HTADM'] })
    expect(
      done(await portal.as(deputy).send(erasure.listErasureRequests, { query: { findText: 'ждущ' } })),
    ).toMatchObject({ items: [{ actions: [] }] })
  })
})
