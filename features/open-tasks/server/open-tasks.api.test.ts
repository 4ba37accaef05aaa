import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeJuror, makeOpenTask, makeOpenTaskEntry } from '../../../tests/support/open-tasks.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as certificates from '../contract/certificate.endpoints.ts'
import * as entries from '../contract/entry.endpoints.ts'
import * as jurorsCalls from '../contract/juror.endpoints.ts'
import * as tasks from '../contract/open-task.endpoints.ts'
import * as open from '../contract/public-open-task.endpoints.ts'
import * as questionsCalls from '../contract/question.endpoints.ts'
import { checksOfVisitor, groupedCode } from '../domain/certificate.rules.ts'
import { jurorNamings } from '../domain/limits.ts'
import { moveDue } from './move-due.ts'
import { moveOpenTasks, remindOfOpenTasks } from './stages.job.ts'

let portal: TestPortal
let organiser: Person
let deputy: Person

beforeAll(async () => {
  portal = await openPortal()
  organiser = await portal.make.person({ roles: ['HTFRN'] })
  deputy = await portal.make.person({ roles: ['HTADM'] })
})

type Task = {
  id: number
  version: number
  status: string
  edition: number
  entriesUntil: string
  resultsAt: string
  actions: string[]
  editions: { edition: number; reason: string }[]
  outages: object[]
  questions: { id: number; answer: string }[]
  board: { place: number; title: string; isWinner: boolean }[]
  lacks: string | null
  receipts: { number: number; deed: string; result: string; refusal: string | null; digest: string | null }[]
  own: {
    id: number
    standing: string
    withdrawnAt: string | null
    actions: string[]
    files: { id: string; rowId: number }[]
  } | null
  jury: { id: number }[]
  counts: object | null
}
type Pressed = {
  receipt: { id: number; number: number; result: string; refusal: string | null }
  entry: { id: number } | null
}

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const refused = (answer: Answer) => [answer.status, (answer.body as { code?: string }).code]

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const fields = (given: object = {}) => ({
  title: 'Тепло без потерь',
  description: 'Найдите, где дом теряет тепло.',
  prize: '300 000 ₽',
  requirements: '',
  opensDay: dayAhead(2),
  opensTime: '10:00',
  untilDay: dayAhead(9),
  untilTime: '18:00',
  resultsDay: dayAhead(20),
  resultsTime: '12:00',
  timeZone: 'Europe/Moscow',
  late: 'REFUSE' as const,
  isBlind: true,
  prizePlaces: 1,
  criteria: [{ name: 'Польза', description: '', weight: 3 }],
  form: [{ label: 'Решение', help: '', kind: 'TEXT' as const, required: true, choices: '' }],
  ...given,
})

const get = async (by: Person, id: number): Promise<Task> =>
  done(await portal.as(by).call(tasks.getOpenTask, { query: { openTaskId: String(id) } }))

const enter = (by: Person, openTaskId: number, given: object = {}) =>
  portal.as(by).send(entries.enterOpenTask, {
    body: { openTaskId, title: 'Тепловая карта', answers: ['Снимем дом', ''], projectId: null, ...given },
  })

const moveStages = () =>
  moveOpenTasks.run({ db: portal.db, signal: new AbortController().signal } as never, {})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const notified = async (code: string, by: Person) =>
  (
    await portal.db
      .selectFrom('notification')
      .select('id')
      .where('code', '=', code)
      .where('recipient_uid', '=', by.uid)
      .execute()
  ).length

describe('the public list', () => {
  test('begins with what can be entered now, the nearest deadline first', async () => {
    const title = 'Порядок в списке'
    const make = async (status: 'OPEN' | 'APPROVED' | 'RESULTS', days: number) => {
      const until = new Date(Date.now() + days * 86_400_000).toISOString()
      return (await makeOpenTask(portal.db, organiser.uid, status, { title, entries_until: until })).id
    }
    const [far, over, soon, near] = [
      await make('OPEN', 9),
      await make('RESULTS', -20),
      await make('APPROVED', 10),
      await make('OPEN', 2),
    ]
    const { items } = done<{ items: { id: number }[] }>(
      await portal.guest.call(open.listPublicOpenTasks, { query: { findText: title } }),
    )
    expect(items.map(({ id }) => id)).toEqual([near, far, soon, over])
    expect(
      done<{ jurors: number }>(
        await portal.guest.call(open.getPublicOpenTask, { query: { openTaskId: String(near) } }),
      ),
    ).toMatchObject({ jurors: 0 })
  })
})

describe('the way of an open task', () => {
  test('from a draft over moderation to its opening, seen by nobody before', async () => {
    const stranger = await portal.make.person()
    expect((await portal.as(stranger).send(tasks.createOpenTask, { body: fields() })).status).toBe(403)
    const draft = done<Task>(await portal.as(organiser).send(tasks.createOpenTask, { body: fields() }))
    expect(draft.actions).toEqual(expect.arrayContaining(['submit', 'edit', 'setRules', 'delete']))
    const query = { openTaskId: String(draft.id) }
    expect((await portal.as(stranger).send(tasks.getOpenTask, { query })).status).toBe(404)
    const sent = done<Task>(
      await portal
        .as(organiser)
        .call(tasks.submitOpenTask, { body: { id: draft.id, version: draft.version } }),
    )
    const which = { id: draft.id, version: sent.version }
    expect(
      refused(await portal.as(organiser).send(tasks.setOpenTaskRules, { body: { ...rulesOf(), ...which } })),
    ).toEqual([409, 'OPEN_TASK_SEALED'])
    expect((await portal.as(organiser).send(tasks.approveOpenTask, { body: which })).status).toBe(403)
    const returned = done<Task>(
      await portal.as(deputy).call(tasks.returnOpenTask, { body: { ...which, reason: 'Опишите приз' } }),
    )
    expect(returned.status).toBe('DRAFT')
    const again = done<Task>(
      await portal
        .as(organiser)
        .call(tasks.submitOpenTask, { body: { id: draft.id, version: returned.version } }),
    )
    done(
      await portal.as(deputy).call(tasks.approveOpenTask, { body: { id: draft.id, version: again.version } }),
    )
    expect((await get(stranger, draft.id)).status).toBe('APPROVED')
    await sql`update open_task set opens_at = now() - interval '1 minute' where id = ${draft.id}`.execute(
      portal.db,
    )
    await moveStages()
    const opened = await get(stranger, draft.id)
    expect([opened.status, opened.editions.length]).toEqual(['OPEN', 1])
  })

  const rulesOf = () => {
    const { title: _t, description: _d, prize: _p, requirements: _r, ...rules } = fields()
    return rules
  }

  test('what is not complete is not sent; the stages follow one another', async () => {
    const draft = done<Task>(
      await portal.as(organiser).send(tasks.createOpenTask, { body: fields({ criteria: [] }) }),
    )
    expect(
      refused(
        await portal
          .as(organiser)
          .send(tasks.submitOpenTask, { body: { id: draft.id, version: draft.version } }),
      ),
    ).toEqual([409, 'OPEN_TASK_INCOMPLETE'])
    expect([draft.lacks, draft.actions.includes('submit'), draft.actions.includes('setRules')]).toEqual([
      'criteria',
      false,
      true,
    ])
    const undescribed = done<Task>(
      await portal
        .as(organiser)
        .send(tasks.createOpenTask, { body: fields({ description: '', criteria: [] }) }),
    )
    expect(undescribed.lacks).toBe('description')
    const past = await makeOpenTask(portal.db, organiser.uid, 'DRAFT', {
      opens_at: minutesAgo(9),
      entries_until: minutesAgo(1),
    })
    const late = await get(organiser, past.id)
    expect([late.lacks, late.actions.includes('submit')]).toEqual(['stages', false])
    const whole = done<Task>(await portal.as(organiser).send(tasks.createOpenTask, { body: fields() }))
    expect([whole.lacks, whole.actions.includes('submit')]).toEqual([null, true])
    const wrong = await portal
      .as(organiser)
      .send(tasks.createOpenTask, { body: fields({ untilDay: dayAhead(1) }) })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { untilDay: 'END_BEFORE_START' } } })
    const wronger = await portal.as(organiser).send(tasks.createOpenTask, {
      body: fields({ opensDay: '2020-01-01', resultsDay: dayAhead(3) }),
    })
    expect(wronger.body).toMatchObject({
      fields: { opensDay: 'START_PASSED', resultsDay: 'RESULTS_BEFORE_END' },
    })
    const untimed = await portal.as(organiser).send(tasks.createOpenTask, {
      body: fields({ opensTime: '25:99', untilDay: '2027-02-31' }),
    })
    expect(untimed.body).toMatchObject({ fields: { opensTime: 'INVALID_TIME', untilDay: 'INVALID_DATE' } })
  })

  test('of two who edit at once the second must confirm', async () => {
    const draft = done<Task>(await portal.as(organiser).send(tasks.createOpenTask, { body: fields() }))
    const edit = (title: string) =>
      portal.as(organiser).send(tasks.editOpenTask, {
        body: { id: draft.id, version: draft.version, title, description: 'x', prize: '', requirements: '' },
      })
    done(await edit('Первая'))
    expect(refused(await edit('Вторая'))).toEqual([409, 'STATE_CHANGED'])
  })

  test('sealed criteria change with a reason that everybody reads', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const changed = done<Task>(
      await portal.as(organiser).call(tasks.changeOpenTaskCriteria, {
        body: {
          id: task.id,
          version: task.version,
          criteria: [{ name: 'Польза', description: '', weight: 1 }],
          reason: 'Новизну не измерить',
        },
      }),
    )
    expect([changed.edition, changed.editions.length]).toEqual([2, 2])
    const seen = done<Task>(
      await portal.guest.call(open.getPublicOpenTask, { query: { openTaskId: String(task.id) } }),
    )
    expect(seen.editions[0]).toMatchObject({ edition: 2, reason: 'Новизну не измерить' })
  })
})

/** Organisers with few requests left for the day, so that the other tests of this file keep theirs. */
const hostOf = async (more: string[] = []) => portal.make.person({ roles: ['HTFRN', ...more] as never })

const makeDraftOnceSeen = async (host: Person) => {
  const task = await makeOpenTask(portal.db, host.uid, 'APPROVED')
  const asker = await portal.make.person()
  done(
    await portal.as(asker).call(questionsCalls.askOpenTask, { body: { id: task.id, question: 'Вдвоём?' } }),
  )
  const stranger = await portal.make.person()
  expect(done<Pressed>(await enter(stranger, task.id)).receipt.refusal).toBe('NOT_OPEN')
  const { version } = await get(host, task.id)
  const draft = done<Task>(
    await portal.as(host).call(tasks.recallOpenTask, { body: { id: task.id, version } }),
  )
  return { draft, asker }
}

describe('a draft', () => {
  test('that people saw is cancelled with a reason, never deleted', async () => {
    const host = await hostOf()
    const { draft } = await makeDraftOnceSeen(host)
    expect([draft.status, draft.actions.includes('delete'), draft.actions.includes('cancel')]).toEqual([
      'DRAFT',
      false,
      true,
    ])
    expect(refused(await portal.as(host).send(tasks.deleteOpenTask, { body: { id: draft.id } }))).toEqual([
      409,
      'STATE_CHANGED',
    ])
    const cancelled = done<Task>(
      await portal.as(host).call(tasks.cancelOpenTask, {
        body: { id: draft.id, version: draft.version, reason: 'Заказчик ушёл' },
      }),
    )
    expect(cancelled.status).toBe('CANCELLED')
  })

  test('that nobody saw is deleted, and not cancelled', async () => {
    const draft = await makeOpenTask(portal.db, organiser.uid, 'DRAFT')
    const { actions } = await get(organiser, draft.id)
    expect([actions.includes('delete'), actions.includes('cancel')]).toEqual([true, false])
    const body = { id: draft.id, version: draft.version, reason: 'Передумали' }
    expect(refused(await portal.as(organiser).send(tasks.cancelOpenTask, { body }))).toEqual([
      409,
      'STATE_CHANGED',
    ])
    done(await portal.as(organiser).call(tasks.deleteOpenTask, { body: { id: draft.id } }))
  })

  test('is sent by an organiser who has the role, and a limited number of times a day', async () => {
    const former = await portal.make.person()
    const theirs = await makeOpenTask(portal.db, former.uid, 'DRAFT')
    const which = ({ id, version }: { id: number; version: number }) => ({ id, version })
    expect((await portal.as(former).send(tasks.submitOpenTask, { body: which(theirs) })).status).toBe(403)
    const running = await makeOpenTask(portal.db, former.uid)
    expect(
      (
        await portal.as(former).send(jurorsCalls.addOpenTaskJuror, {
          body: { id: running.id, email: organiser.email },
        })
      ).status,
    ).toBe(403)
    const host = await hostOf()
    const draft = await makeOpenTask(portal.db, host.uid, 'DRAFT')
    await sql`insert into rate_limit (key, hits, resets_at)
      values (${`asking:${host.uid}`}, 60, now() + interval '1 hour')`.execute(portal.db)
    expect((await portal.as(host).send(tasks.submitOpenTask, { body: which(draft) })).status).toBe(429)
  })
})

test('a deadline that moves while the portal closes the task keeps it open', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid, 'OPEN', { entries_until: minutesAgo(1) })
  const closing: Promise<void>[] = []
  await portal.db.transaction().execute(async (tx) => {
    await sql`update open_task set entries_until = now() + interval '1 hour', version = version + 1
      where id = ${task.id}`.execute(tx)
    closing.push(portal.db.transaction().execute((other) => moveDue(other, task.id)))
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  await Promise.all(closing)
  const { status, version } = await get(organiser, task.id)
  expect([status, version]).toEqual(['OPEN', task.version + 1])
})

describe('entries', () => {
  test('a person enters, becomes a participant, and changes the entry until the deadline', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const person = await portal.make.person()
    const first = done<Pressed>(await enter(person, task.id))
    expect(first.receipt.result).toBe('RECEIVED')
    const second = done<Pressed>(await enter(person, task.id, { title: 'Карта и план' }))
    expect(second.entry?.id).toBe(first.entry?.id)
    const roles = await portal.db
      .selectFrom('person_role')
      .select('role')
      .where('person_uid', '=', person.uid)
      .execute()
    expect(roles.map(({ role }) => role)).toContain('HTUSR')
    expect((await get(person, task.id)).receipts.map(({ number, result }) => [number, result])).toEqual([
      [2, 'RECEIVED'],
      [1, 'RECEIVED'],
    ])
    expect(first.receipt.number).toBe(1)
  })

  test('a refused press has its receipt: before the opening, after the deadline, without an answer', async () => {
    const person = await portal.make.person()
    const soon = await makeOpenTask(portal.db, organiser.uid, 'APPROVED')
    expect(done<Pressed>(await enter(person, soon.id)).receipt).toMatchObject({ refusal: 'NOT_OPEN' })
    const over = await makeOpenTask(portal.db, organiser.uid, 'OPEN', { entries_until: minutesAgo(1) })
    const late = done<Pressed>(await enter(person, over.id))
    expect([late.receipt.refusal, late.entry]).toEqual(['CLOSED', null])
    const now = await makeOpenTask(portal.db, organiser.uid)
    expect(done<Pressed>(await enter(person, now.id, { answers: ['', ''] })).receipt).toMatchObject({
      result: 'REFUSED',
      refusal: 'INCOMPLETE',
    })
    const { receipts, own } = await get(person, now.id)
    expect([receipts.length, receipts[0]?.digest?.length, own]).toEqual([1, 64, null])
  })

  test('late ones are marked where the organiser takes them; what was in time stays in competition', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED', { late: 'MARK' })
    const [late, inTime] = [await portal.make.person(), await portal.make.person()]
    await makeOpenTaskEntry(portal.db, task, inTime.uid)
    expect(done<Pressed>(await enter(late, task.id)).receipt.result).toBe('LATE')
    expect((await get(late, task.id)).own?.standing).toBe('LATE')
    expect(done<Pressed>(await enter(inTime, task.id)).receipt.refusal).toBe('LATE_CHANGE')
    expect((await get(inTime, task.id)).own?.standing).toBe('IN_TIME')
  })

  test('answers follow the types of fields: of a list one of its dictionary, a number a number', async () => {
    const { rows: known } = await sql<{ id: number; code: string; name: string }>`
      select distinct on (d.code) v.id, d.code, v.name_ru as name
      from dictionary_value v join dictionary d on d.id = v.dictionary_id
      where v.status = 'ACTIVE' order by d.code, v.id limit 2`.execute(portal.db)
    const [own, other] = [known[0]!, known[1]!]
    const question = (kind: string, more: object = {}) => ({
      label: kind,
      help: '',
      kind,
      required: true,
      choices: '',
      ...more,
    })
    const task = await makeOpenTask(portal.db, organiser.uid, 'OPEN', {
      form: [
        question('LIST', { dictionary: own.code }),
        question('MONEY'),
        question('DATE'),
        question('BOOLEAN'),
        question('LINK'),
        question('PHONE', { required: false }),
      ] as never,
    })
    const person = await portal.make.person()
    const answers = [[own.id], { amount: '1000', currency: 'RUB' }, '2026-12-01', false, 'example.com/x']
    const refusalOf = async (at: number, answer: unknown) =>
      done<Pressed>(await enter(person, task.id, { answers: answers.with(at, answer as never) })).receipt
        .refusal
    expect([
      await refusalOf(0, [other.id]),
      await refusalOf(0, null),
      await refusalOf(1, '1000'),
      await refusalOf(2, 'завтра'),
      await refusalOf(3, 'да'),
      await refusalOf(4, 'не ссылка'),
    ]).toEqual(Array.from({ length: 6 }, () => 'INCOMPLETE'))
    const entered = done<Pressed & { entry: { answers: unknown[]; names: object } }>(
      await enter(person, task.id, { answers }),
    )
    expect(entered.receipt.result).toBe('RECEIVED')
    expect(entered.entry.answers).toEqual([
      [own.id],
      { amount: '1000', currency: 'RUB' },
      '2026-12-01',
      false,
      'https://example.com/x',
      null,
    ])
    expect(Object.values(entered.entry.names)).toMatchObject([{ ru: own.name }])
  })

  test('a negative cost and a past date are refused at their fields, with a receipt', async () => {
    const bounded = (kind: string, more: object) => ({
      label: kind,
      help: '',
      kind,
      required: true,
      choices: '',
      ...more,
    })
    const form = [bounded('MONEY', { min: 0 }), bounded('DATE', { notPast: true })]
    const task = await makeOpenTask(portal.db, organiser.uid, 'OPEN', { form })
    const person = await portal.make.person()
    const press = async (amount: string, date: string) =>
      done<Pressed & { problems: object[] }>(
        await enter(person, task.id, { answers: [{ amount, currency: 'RUB' }, date] }),
      )
    const { receipt, problems } = await press('-1', dayAhead(-2))
    expect([receipt.refusal, problems]).toEqual([
      'INCOMPLETE',
      [
        { at: 0, problem: 'TOO_SMALL' },
        { at: 1, problem: 'TOO_SMALL' },
      ],
    ])
    expect((await press('0', dayAhead(1))).receipt.result).toBe('RECEIVED')
    const create = (more: object) =>
      portal.as(organiser).send(tasks.createOpenTask, { body: fields({ form: [bounded('NUMBER', more)] }) })
    expect((await create({ min: 5, max: 4 })).body).toMatchObject({
      fields: { 'form.0.max': 'MAX_BELOW_MIN' },
    })
    expect((await create({ min: 5, max: 5 })).status).toBeLessThan(300)
    const price = (more: object) =>
      portal.as(organiser).send(tasks.createOpenTask, { body: fields({ form: [bounded('MONEY', more)] }) })
    expect((await price({ min: 0 })).body).toMatchObject({ fields: { 'form.0.currency': 'REQUIRED' } })
    expect((await price({ min: 0, currency: 'RUB' })).status).toBeLessThan(300)
    const roubles = await makeOpenTask(portal.db, organiser.uid, 'OPEN', {
      form: [bounded('MONEY', { max: 1000, currency: 'RUB' })],
    })
    const dollars = done<{ problems: object[] }>(
      await enter(person, roubles.id, { answers: [{ amount: '900', currency: 'USD' }] }),
    )
    expect(dollars.problems).toEqual([{ at: 0, problem: 'CURRENCY_NOT_TAKEN' }])
  })

  test('a team enters once, and all of it reads the entry', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const [leader, member] = [await portal.make.person(), await portal.make.person()]
    const project = await portal.make.project({ leader, members: [member] })
    done(await enter(leader, task.id, { projectId: project.id }))
    expect((await get(member, task.id)).own).not.toBeNull()
    const stranger = await portal.make.person()
    expect((await enter(stranger, task.id, { projectId: project.id })).body).toMatchObject({
      fields: { projectId: 'NOT_IN_LIST' },
    })
  })

  test('the entry of a team belongs to its leader: people who left neither change nor block it', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const [former, leader] = [await portal.make.person(), await portal.make.person()]
    const project = await portal.make.project({ leader: former, members: [leader] })
    const { entry } = done<Pressed>(await enter(former, task.id, { projectId: project.id }))
    await portal.db
      .updateTable('project')
      .set({ leader_uid: leader.uid })
      .where('id', '=', project.id)
      .execute()
    await sql`delete from project_member where project_id = ${project.id} and person_uid = ${former.uid}`.execute(
      portal.db,
    )
    const withdraw = () => portal.as(former).send(entries.withdrawOpenTaskEntry, { body: { id: entry!.id } })
    expect((await withdraw()).status).toBe(403)
    expect(done<Pressed>(await enter(former, task.id)).receipt.refusal).toBe('TEAM_ENTERED')
    const taken = done<Pressed>(await enter(leader, task.id, { projectId: project.id, title: 'Наше' }))
    expect([taken.receipt.result, taken.entry?.id]).toEqual(['RECEIVED', entry!.id])
    // From now on the former leader may participate alone.
    const own = done<Pressed>(await enter(former, task.id))
    expect([own.receipt.result, own.entry?.id === entry!.id]).toEqual(['RECEIVED', false])
  })

  test('an entry that a former leader withdrew does not keep the team out', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const [former, leader] = [await portal.make.person(), await portal.make.person()]
    const project = await portal.make.project({ leader, members: [former] })
    await makeOpenTaskEntry(portal.db, task, former.uid, {
      project_id: project.id,
      withdrawn_at: minutesAgo(5),
    })
    expect(done<Pressed>(await enter(leader, task.id, { projectId: project.id })).receipt.result).toBe(
      'RECEIVED',
    )
  })

  test('a team with the organiser or a juror in it does not compete, and administrators do not enter', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const [leader, juror] = [await portal.make.person(), await portal.make.person()]
    await makeJuror(portal.db, task.id, juror.uid)
    const judged = await portal.make.project({ leader, members: [juror] })
    const hosted = await portal.make.project({ leader, members: [organiser] })
    for (const { id } of [judged, hosted])
      expect((await enter(leader, task.id, { projectId: id })).body).toMatchObject({
        fields: { projectId: 'NOT_IN_LIST' },
      })
    expect((await enter(deputy, task.id)).status).toBe(403)
  })

  test('withdrawn before the deadline, retained after it', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const person = await portal.make.person()
    const { entry } = done<Pressed>(await enter(person, task.id))
    const withdraw = () => portal.as(person).call(entries.withdrawOpenTaskEntry, { body: { id: entry!.id } })
    expect(done<Pressed>(await withdraw()).receipt.result).toBe('RECEIVED')
    const withdrawn = (await get(person, task.id)).own
    expect([withdrawn?.standing, typeof withdrawn?.withdrawnAt]).toEqual(['WITHDRAWN', 'string'])
    done(await enter(person, task.id))
    expect((await get(person, task.id)).own?.withdrawnAt).toBeNull()
    await sql`update open_task set entries_until = now() - interval '1 second' where id = ${task.id}`.execute(
      portal.db,
    )
    await sql`update open_task_entry set submitted_at = now() - interval '1 hour' where id = ${entry!.id}`.execute(
      portal.db,
    )
    expect(done<Pressed>(await withdraw()).receipt).toMatchObject({ result: 'REFUSED', refusal: 'CLOSED' })
    expect((await get(person, task.id)).own?.standing).toBe('IN_TIME')
  })

  test('a receipt has the fingerprint of what was sent, and none where nothing was', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const person = await portal.make.person()
    const { entry } = done<Pressed>(await enter(person, task.id))
    const query = { entryId: String(entry!.id) }
    done(
      await portal
        .as(person)
        .send(entries.addOpenTaskEntryFile, { query, file: { name: 'plan.txt', content: 'plan' } }),
    )
    const { rowId } = (await get(person, task.id)).own!.files[0]!
    done(
      await portal
        .as(person)
        .call(entries.removeOpenTaskEntryFile, { body: { id: entry!.id, fileRowId: rowId } }),
    )
    done(await portal.as(person).call(entries.withdrawOpenTaskEntry, { body: { id: entry!.id } }))
    const sha256 = (sent: string) => createHash('sha256').update(sent).digest('hex')
    const { receipts } = await get(person, task.id)
    expect(receipts.map(({ deed, digest }) => [deed, digest])).toEqual([
      ['WITHDRAWAL', null],
      ['FILE_REMOVED', null],
      ['FILE', sha256('plan')],
      [
        'ENTRY',
        sha256(JSON.stringify({ title: 'Тепловая карта', answers: ['Снимем дом', ''], projectId: null })),
      ],
    ])
  })

  test('files go with the entry, to its readers alone', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const [person, stranger] = [await portal.make.person(), await portal.make.person()]
    const { entry } = done<Pressed>(await enter(person, task.id))
    const query = { entryId: String(entry!.id) }
    done(
      await portal
        .as(person)
        .send(entries.addOpenTaskEntryFile, { query, file: { name: 'plan.txt', content: 'plan' } }),
    )
    const file = (await get(person, task.id)).own!.files[0]!
    const read = (by: Person) =>
      portal.as(by).download(entries.getOpenTaskEntryFile, { query: { ...query, fileId: file.id } })
    expect((await read(organiser)).bytes.toString()).toBe('plan')
    expect((await read(stranger)).status).toBe(404)
    await sql`update open_task set entries_until = now() - interval '1 second' where id = ${task.id}`.execute(
      portal.db,
    )
    const late = done<Pressed>(
      await portal
        .as(person)
        .send(entries.addOpenTaskEntryFile, { query, file: { name: 'late.txt', content: 'late' } }),
    )
    expect(late.receipt.result).toBe('REFUSED')
    expect((await get(person, task.id)).own!.files.length).toBe(1)
  })

  test('200 in the last second: each has its receipt, none is lost and none is late', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const people: Person[] = []
    for (let n = 0; n < 200; n++) people.push(await portal.make.person())
    await sql`update open_task set entries_until = now() + interval '1 minute' where id = ${task.id}`.execute(
      portal.db,
    )
    const pressed = await Promise.all(people.map((person) => enter(person, task.id)))
    expect(pressed.map((answer) => done<Pressed>(answer).receipt.result)).toEqual(
      people.map(() => 'RECEIVED'),
    )
    expect(new Set(pressed.map(({ body }) => (body as Pressed).receipt.id)).size).toBe(200)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from open_task_entry e join open_task t on t.id = e.task_id
      where t.id = ${task.id} and e.submitted_at <= t.entries_until`.execute(portal.db)
    expect(rows[0]?.n).toBe(200)
  }, 60_000)

  test('200 while the deadline passes: the instant on the receipt decides, and no press is without one', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const people: Person[] = []
    for (let n = 0; n < 200; n++) people.push(await portal.make.person())
    const { rows } = await sql<{ until: string }>`
      update open_task set entries_until = date_trunc('milliseconds', now()) + interval '600 milliseconds'
      where id = ${task.id} returning entries_until as until`.execute(portal.db)
    const until = Date.parse(rows[0]!.until)
    const pressed = await Promise.all(
      people.map(async (person, n) => {
        await new Promise((resolve) => setTimeout(resolve, n * 6))
        return done<{ receipt: Pressed['receipt'] & { at: string } }>(await enter(person, task.id)).receipt
      }),
    )
    expect(pressed.map(({ result }) => result)).toEqual(
      pressed.map(({ at }) => (Date.parse(at) <= until ? 'RECEIVED' : 'REFUSED')),
    )
    expect(pressed.flatMap(({ refusal }) => refusal ?? [])).toEqual(
      pressed.filter(({ result }) => result === 'REFUSED').map(() => 'CLOSED'),
    )
    // Those that began after it, however long the others took.
    expect(pressed.filter(({ result }) => result === 'REFUSED').length).toBeGreaterThan(0)
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(200)
    const { rows: stored } = await sql<{ entries: number; receipts: number; late: number }>`
      select (select count(*)::int from open_task_receipt r where r.task_id = t.id) as receipts,
        (select count(*)::int from open_task_entry e where e.task_id = t.id) as entries,
        (select count(*)::int from open_task_entry e where e.task_id = t.id and e.submitted_at > t.entries_until) as late
      from open_task t where t.id = ${task.id}`.execute(portal.db)
    expect(stored).toEqual([
      { receipts: 200, entries: pressed.filter(({ result }) => result === 'RECEIVED').length, late: 0 },
    ])
  }, 60_000)
})

describe('outages', () => {
  test('move the deadline and the results by exactly their length, for all, and once', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const body = {
      id: task.id,
      fromDay: dayAhead(-1),
      fromTime: '10:00',
      toDay: dayAhead(-1),
      toTime: '11:30',
      reason: 'Портал не отвечал',
    }
    const before = await get(organiser, task.id)
    const after = done<Task>(await portal.as(deputy).call(tasks.recordOpenTaskOutage, { body }))
    const moved = (one: string, other: string) => Date.parse(other) - Date.parse(one)
    expect(moved(before.entriesUntil, after.entriesUntil)).toBe(90 * 60_000)
    expect(moved(before.resultsAt, after.resultsAt)).toBe(90 * 60_000)
    expect(refused(await portal.as(organiser).send(tasks.recordOpenTaskOutage, { body }))).toEqual([
      409,
      'OPEN_TASK_OUTAGE_TWICE',
    ])
  })

  test('recorded after the deadline it opens the task again, and late entries are in time', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED', {
      entries_until: minutesAgo(10),
      late: 'MARK',
    })
    const person = await portal.make.person()
    done(await enter(person, task.id))
    expect((await get(person, task.id)).own?.standing).toBe('LATE')
    const clock = (minutes: number) => {
      const at = new Date(Date.now() - minutes * 60_000 + 3 * 3_600_000).toISOString()
      return { day: at.slice(0, 10), time: at.slice(11, 16) }
    }
    const [from, to] = [clock(200), clock(20)]
    const after = done<Task>(
      await portal.as(organiser).call(tasks.recordOpenTaskOutage, {
        body: {
          id: task.id,
          fromDay: from.day,
          fromTime: from.time,
          toDay: to.day,
          toTime: to.time,
          reason: 'Сбой сети',
        },
      }),
    )
    expect([after.status, (await get(person, task.id)).own?.standing]).toEqual(['OPEN', 'IN_TIME'])
  })
})

describe('the jury', () => {
  test('scores blind, declares conflicts, and makes the places that everybody sees at the instant of the results', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED', { prize_places: 1 })
    const [one, other, juror] = [
      await portal.make.person(),
      await portal.make.person(),
      await portal.make.person(),
    ]
    done(
      await portal
        .as(organiser)
        .call(jurorsCalls.addOpenTaskJuror, { body: { id: task.id, email: juror.email } }),
    )
    const [first, second] = [
      await makeOpenTaskEntry(portal.db, task, one.uid, { title: `Первое ${task.id}` }),
      await makeOpenTaskEntry(portal.db, task, other.uid, { title: `Второе ${task.id}` }),
    ]
    const listed = done<{ items: { author: string | null; actions: string[] }[] }>(
      await portal.as(juror).call(entries.listJuryEntries, { query: { openTaskId: String(task.id) } }),
    )
    expect(listed.items.map(({ author }) => author)).toEqual([null, null])
    const score = (id: number, scores: number[], edition = 1) =>
      portal.as(juror).send(entries.scoreOpenTaskEntry, { body: { id, edition, scores, comment: '' } })
    done(await score(first.id, [9, 8]))
    const judge = async () => {
      const { version } = await get(organiser, task.id)
      return portal.as(organiser).send(tasks.judgeOpenTask, { body: { id: task.id, version } })
    }
    expect(refused(await judge())).toEqual([409, 'OPEN_TASK_UNSCORED'])
    expect(refused(await score(second.id, [5, 5], 2))).toEqual([409, 'STATE_CHANGED'])
    done(await score(second.id, [5, 5]))
    done(
      await portal.as(juror).call(entries.declareOpenTaskConflict, {
        body: { id: second.id, reason: 'Вместе учились' },
      }),
    )
    expect(refused(await score(second.id, [5, 5]))).toEqual([409, 'OPEN_TASK_CONFLICT'])
    // Scores of jurors with a conflict do not count.
    expect(refused(await judge())).toEqual([409, 'OPEN_TASK_UNSCORED'])
    done(await portal.as(juror).call(entries.withdrawOpenTaskConflict, { body: { id: second.id } }))
    done(await judge())
    expect((await get(one, task.id)).board).toEqual([])
    await sql`update open_task set results_at = now() - interval '1 second' where id = ${task.id}`.execute(
      portal.db,
    )
    await moveStages()
    const seen = await get(one, task.id)
    expect(seen.board.map(({ place, isWinner }) => [place, isWinner])).toEqual([
      [1, true],
      [2, false],
    ])
    expect(seen.own?.actions).toEqual(['makeProject', 'certificate'])
    const { projectId } = done<{ projectId: number }>(
      await portal.as(one).call(entries.makeOpenTaskProject, { body: { id: first.id } }),
    )
    expect(projectId).toBeGreaterThan(0)
    expect(
      refused(await portal.as(one).send(entries.makeOpenTaskProject, { body: { id: first.id } })),
    ).toEqual([409, 'STATE_CHANGED'])
    const certificate = await portal
      .as(other)
      .download(certificates.getOpenTaskCertificate, { query: { entryId: String(second.id) } })
    expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const pdf = await PDFDocument.load(certificate.bytes)
    expect(pdf.getTitle()).toBe('Сертификат участника')
    // Everybody who has the code may verify it and sees its content.
    const { certificate_code: code } = await portal.db
      .selectFrom('open_task_entry')
      .select('certificate_code')
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow()
    const check = (typed: string) =>
      portal.guest.send(certificates.checkOpenTaskCertificate, { body: { code: typed } })
    expect((await check(groupedCode(code))).body).toEqual({
      id: second.id,
      task: 'Тепло без потерь',
      title: expect.any(String) as string,
      author: expect.stringContaining(other.last_name) as string,
      people: [],
      organizer: expect.any(String) as string,
      place: 2,
      entries: 2,
      isWinner: false,
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    })
    expect((await check('0000-0000-0000-0000')).status).toBe(404)
    expect((await check('нет')).body).toMatchObject({ fields: { code: 'INVALID_CERTIFICATE_CODE' } })
  })

  test('a code says nothing before the results, and a visitor does not try codes without end', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid, 'JUDGED')
    const { certificate_code: code } = await makeOpenTaskEntry(
      portal.db,
      task,
      (await portal.make.person()).uid,
      { place: 1, score: 9 },
    )
    const check = () => portal.guest.send(certificates.checkOpenTaskCertificate, { body: { code } })
    expect((await check()).status).toBe(404)
    const seen: number[] = []
    for (let n = 0; n < checksOfVisitor.hits; n++) seen.push((await check()).status)
    expect(seen.at(-1)).toBe(429)
  })

  test('has nobody in it who entered, and reads nothing before the deadline', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const [person, juror] = [await portal.make.person(), await portal.make.person()]
    const entry = await makeOpenTaskEntry(portal.db, task, person.uid)
    await makeJuror(portal.db, task.id, juror.uid)
    expect(
      refused(
        await portal
          .as(organiser)
          .send(jurorsCalls.addOpenTaskJuror, { body: { id: task.id, email: person.email } }),
      ),
    ).toEqual([409, 'OPEN_TASK_JUROR_ENTERED'])
    expect(
      (await portal.as(juror).send(entries.getOpenTaskEntry, { query: { entryId: String(entry.id) } }))
        .status,
    ).toBe(404)
    expect((await enter(juror, task.id)).status).toBe(403)
  })

  test('a score for an entry that was changed since does not count', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED')
    const [person, juror] = [await portal.make.person(), await portal.make.person()]
    const entry = await makeOpenTaskEntry(portal.db, task, person.uid)
    await makeJuror(portal.db, task.id, juror.uid)
    const score = async () =>
      done(
        await portal.as(juror).send(entries.scoreOpenTaskEntry, {
          body: { id: entry.id, edition: 1, scores: [9, 9], comment: '' },
        }),
      )
    await score()
    const unscored = async () => (await get(organiser, task.id)).counts
    expect(await unscored()).toMatchObject({ unscored: 0 })
    // An outage moved the deadline, the entry was changed, and the task was closed again.
    await sql`update open_task set entries_until = now() + interval '1 second' where id = ${task.id}`.execute(
      portal.db,
    )
    await sql`update open_task_entry set submitted_at = clock_timestamp() where id = ${entry.id}`.execute(
      portal.db,
    )
    expect(await unscored()).toMatchObject({ unscored: 1 })
    const listed = done<{ items: { own: object | null }[] }>(
      await portal.as(juror).call(entries.listJuryEntries, { query: { openTaskId: String(task.id) } }),
    )
    expect(listed.items.map(({ own }) => own)).toEqual([null])
    const { version } = await get(organiser, task.id)
    expect(
      refused(await portal.as(organiser).send(tasks.judgeOpenTask, { body: { id: task.id, version } })),
    ).toEqual([409, 'OPEN_TASK_UNSCORED'])
    await score()
    expect(await unscored()).toMatchObject({ unscored: 0 })
  })

  test('a juror who joins a team that has entered scores nothing, and what they gave does not count', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED')
    const [person, leader, juror] = [
      await portal.make.person(),
      await portal.make.person(),
      await portal.make.person(),
    ]
    const project = await portal.make.project({ leader })
    await makeOpenTaskEntry(portal.db, task, leader.uid, { project_id: project.id })
    const entry = await makeOpenTaskEntry(portal.db, task, person.uid)
    await makeJuror(portal.db, task.id, juror.uid)
    const score = () =>
      portal.as(juror).send(entries.scoreOpenTaskEntry, {
        body: { id: entry.id, edition: 1, scores: [1, 1], comment: '' },
      })
    done(await score())
    expect((await get(organiser, task.id)).counts).toMatchObject({ unscored: 1 })
    await sql`insert into project_member (project_id, person_uid) values (${project.id}, ${juror.uid})`.execute(
      portal.db,
    )
    expect((await get(organiser, task.id)).counts).toMatchObject({ unscored: 2 })
    expect(refused(await score())).toEqual([409, 'OPEN_TASK_CONFLICT'])
  })

  test('one person is named for the jury a few times a day, and notified no more often', async () => {
    const host = await hostOf()
    const task = await makeOpenTask(portal.db, host.uid)
    const juror = await portal.make.person()
    const add = () =>
      portal.as(host).send(jurorsCalls.addOpenTaskJuror, { body: { id: task.id, email: juror.email } })
    for (let n = 0; n < jurorNamings.hits; n++) {
      const { jury } = done<Task>(await add())
      done(
        await portal
          .as(host)
          .call(jurorsCalls.removeOpenTaskJuror, { body: { id: task.id, jurorId: jury[0]!.id } }),
      )
    }
    expect((await add()).status).toBe(429)
  })

  test('a certificate names the team at the time of the results, even if others join later', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid, 'JUDGED', { results_at: minutesAgo(1) })
    const leader = await portal.make.person({ last_name: 'Первая', first_name: 'Анна' })
    const late = await portal.make.person()
    const project = await portal.make.project({ leader })
    const { certificate_code: code } = await makeOpenTaskEntry(portal.db, task, leader.uid, {
      project_id: project.id,
      place: 1,
      score: 9,
    })
    await moveStages()
    await sql`insert into project_member (project_id, person_uid) values (${project.id}, ${late.uid})`.execute(
      portal.db,
    )
    await portal.db.deleteFrom('rate_limit').where('key', 'like', 'open-task-certificate%').execute()
    const visitor = await portal.guest.send(certificates.checkOpenTaskCertificate, { body: { code } })
    expect(visitor.body['people'] ?? visitor.status).toEqual(['Анна Первая'])
  })

  test('changed criteria leave earlier scores apart', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED')
    const [person, juror] = [await portal.make.person(), await portal.make.person()]
    const entry = await makeOpenTaskEntry(portal.db, task, person.uid)
    await makeJuror(portal.db, task.id, juror.uid)
    const score = (scores: number[], edition: number) =>
      portal
        .as(juror)
        .send(entries.scoreOpenTaskEntry, { body: { id: entry.id, edition, scores, comment: '' } })
    done(await score([9, 9], 1))
    done(
      await portal.as(organiser).call(tasks.changeOpenTaskCriteria, {
        body: {
          id: task.id,
          version: task.version,
          criteria: [{ name: 'Польза', description: '', weight: 1 }],
          reason: 'Новизну не измерить',
        },
      }),
    )
    const { version } = await get(organiser, task.id)
    expect(
      refused(await portal.as(organiser).send(tasks.judgeOpenTask, { body: { id: task.id, version } })),
    ).toEqual([409, 'OPEN_TASK_UNSCORED'])
    done(await score([4], 2))
    const { rows } = await sql<{ edition: number }>`
      select edition from open_task_score where entry_id = ${entry.id} order by edition`.execute(portal.db)
    expect(rows.map(({ edition }) => edition)).toEqual([1, 2])
  })
})

describe('questions, reminders and the public pages', () => {
  test('a question is its author’s and the organiser’s until it is answered, then everybody’s', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid)
    const [person, other] = [await portal.make.person(), await portal.make.person()]
    done(
      await portal
        .as(person)
        .call(questionsCalls.askOpenTask, { body: { id: task.id, question: 'Можно ли вдвоём?' } }),
    )
    expect((await get(other, task.id)).questions).toEqual([])
    const { questions } = await get(organiser, task.id)
    done(
      await portal.as(organiser).call(questionsCalls.answerOpenTask, {
        body: { id: task.id, questionId: questions[0]!.id, answer: 'Да' },
      }),
    )
    const seen = done<Task>(
      await portal.guest.call(open.getPublicOpenTask, { query: { openTaskId: String(task.id) } }),
    )
    expect(seen.questions[0]?.answer).toBe('Да')
  })

  test('entrants are reminded a day before, once', async () => {
    const task = await makeOpenTask(portal.db, organiser.uid, 'OPEN', {
      entries_until: new Date(Date.now() + 3_600_000).toISOString(),
    })
    const person = await portal.make.person()
    await makeOpenTaskEntry(portal.db, task, person.uid)
    for (let turn = 0; turn < 2; turn++) await remindOfOpenTasks.run({ db: portal.db } as never, {})
    expect(await notified('OPEN_TASK_SOON', person)).toBe(1)
  })

  test('the feed contains announced tasks alone', async () => {
    const shown = await makeOpenTask(portal.db, organiser.uid, 'OPEN', { title: 'Видна <всем>' })
    await makeOpenTask(portal.db, organiser.uid, 'DRAFT', { title: 'Черновик' })
    const atom = await portal.guest.download(open.readOpenTaskFeed, {})
    expect(atom.bytes.toString()).toContain('Видна &lt;всем&gt;')
    expect(atom.bytes.toString()).not.toContain('Черновик')
    const json = await portal.guest.download(open.readOpenTaskFeed, { query: { format: 'json' } })
    const feed = JSON.parse(json.bytes.toString()) as { items: { id: string }[] }
    expect(feed.items.map(({ id }) => id)).toContain(String(shown.id))
  })
})
