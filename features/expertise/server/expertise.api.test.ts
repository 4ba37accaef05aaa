import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Task } from '../../../tests/support/factories/participation.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as tasks from '../../participations/contract/task.endpoints.ts'
import * as conflicts from '../contract/conflict.endpoints.ts'
import * as orders from '../contract/expert-job-order.endpoints.ts'
import * as jobs from '../contract/expert-job.endpoints.ts'
import * as ordering from '../contract/order.endpoints.ts'
import * as unwanted from '../contract/unwanted-reviewer.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let acc: Person
let tracker: Person
let leader: Person

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  acc = await make.member({ accelerator, role: 'ACC' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  leader = await make.person()
})

const refusal = ({ status, body }: Answer) => [status, body['code']]
const outcomes = (answers: readonly Answer[]): string[] =>
  answers.map(({ status, body }) => (status < 300 ? 'ok' : String(body['code']))).toSorted()

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const newExpert = () => portal.make.member({ accelerator, role: 'EXP' })
const newProject = (members: Person[] = []) => portal.make.project({ leader, members })
const newTask = async (members: Person[] = []) =>
  portal.make.task({
    state: 'DONE_CODE',
    project: await newProject(members),
    track: await portal.make.track({ accelerator }),
    tracker,
  })

const headers = () => ({ 'accelerator-id': String(accelerator.id) })

type Terms = Partial<Parameters<typeof sendOrder>[3]>

const sendOrder = (
  by: Person,
  tasks: readonly Task[],
  experts: readonly Person[],
  terms: {
    resultType?: 'COMMENTS' | 'FILE'
    questions?: string[]
    dueOn?: string
    overrideReason?: string
    blind?: 'OPEN' | 'EXPERT_HIDDEN'
    visibleToTeam?: boolean | null
    skip?: { taskId: number; expertUid: string }[]
  } = {},
) =>
  portal.as(by).call(ordering.orderExpertJobs, {
    headers: headers(),
    body: {
      taskIds: tasks.map(({ id }) => id),
      expertUids: experts.map(({ uid }) => uid),
      resultType: 'COMMENTS',
      dueOn: '2099-12-31',
      ...terms,
    },
  })

const order = async (task: Task, expert: Person, terms: Terms = {}): Promise<number> =>
  done(await sendOrder(acc, [task], [expert], terms)).jobs[0].id

const take = (by: Person, jobId: number, version = 1) =>
  portal.as(by).call(orders.takeExpertJob, { body: { jobId, version } })
const complete = (by: Person, jobId: number, version: number) =>
  portal.as(by).call(orders.completeExpertJob, { body: { jobId, version } })
const reject = (by: Person, jobId: number, version = 1) =>
  portal.as(by).call(orders.rejectExpertJob, { body: { jobId, version, reason: 'Не моя область.' } })
const withdraw = (jobId: number, status: 'NEW' | 'PROCESS' = 'NEW') =>
  portal.as(acc).call(jobs.withdrawExpertJob, { body: { jobId, status, reason: 'Больше не нужно.' } })
const comment = (by: Person, jobId: number, text = 'Рынок посчитан сверху вниз.') =>
  portal.as(by).call(orders.saveExpertComment, { body: { jobId, text } })
const openOrder = (by: Person, jobId: number) =>
  portal.as(by).call(orders.getExpertJobOrder, { query: { jobId: String(jobId) } })
const openJob = (by: Person, jobId: number) =>
  portal.as(by).call(jobs.getExpertJob, { query: { jobId: String(jobId) } })
const result = (by: Person, jobId: number) =>
  portal.as(by).call(jobs.getExpertJobResult, { query: { jobId: String(jobId) } })
const preview = async (by: Person, tasks: readonly Task[], experts: readonly Person[]) =>
  done(
    await portal.as(by).call(ordering.previewExpertJobs, {
      headers: headers(),
      body: { taskIds: tasks.map(({ id }) => id), expertUids: experts.map(({ uid }) => uid) },
    }),
  ).pairs as { trouble: string | null; conflicts: string[]; overridable: boolean }[]

const audited = async (jobId: number): Promise<string[]> =>
  (
    await portal.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', 'expert_job')
      .where('subject_id', '=', String(jobId))
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test('an expert’s first list begins with what is due next, accepted or not', async () => {
  const expert = await newExpert()
  const late = await order(await newTask(), expert, { dueOn: '2099-12-31' })
  const taken = await order(await newTask(), expert, { dueOn: '2099-01-10' })
  const soon = await order(await newTask(), expert, { dueOn: '2099-06-01' })
  done(await take(expert, taken))
  const { items } = done(await portal.as(expert).call(orders.listExpertJobOrders, { query: {} }))
  expect(items.map(({ id }: { id: number }) => id)).toEqual([taken, soon, late])
})

test('a batch with one blocked pair orders the others, and that pair alone is left out', async () => {
  const [first, second] = [await newExpert(), await newExpert()]
  const [one, two] = [await newTask([first]), await newTask()]
  const { pairs } = done(
    await portal.as(acc).call(ordering.previewExpertJobs, {
      headers: headers(),
      body: { taskIds: [one.id, two.id], expertUids: [first.uid, second.uid] },
    }),
  ) as { pairs: { taskId: number; expertUid: string; trouble: string | null }[] }
  const blocked = pairs.filter(({ trouble }) => trouble !== null)
  expect(blocked).toMatchObject([{ taskId: one.id, expertUid: first.uid, trouble: 'CONFLICT' }])
  expect(refusal(await sendOrder(acc, [one, two], [first, second]))[1]).toBe('EXPERTISE_CONFLICT')
  const skip = blocked.map(({ taskId, expertUid }) => ({ taskId, expertUid }))
  expect(done(await sendOrder(acc, [one, two], [first, second], { skip })).jobs).toHaveLength(3)
  expect(await sendOrder(acc, [one], [first], { skip })).toMatchObject({
    status: 400,
    body: { fields: { expertUids: 'REQUIRED' } },
  })
})

describe('from the order to the accepted result', () => {
  test('a job goes its way, and what is written on it stays the expert’s until it is handed over', async () => {
    const expert = await newExpert()
    const task = await newTask()
    const made = done(
      await sendOrder(acc, [task], [expert], { questions: ['Верен ли расчёт рынка?'], visibleToTeam: true }),
    )
    const { id, serialNumber } = made.jobs[0]
    expect(serialNumber).toBe(`E-${String(id).padStart(6, '0')}`)
    expect(done(await openOrder(expert, id))).toMatchObject({
      subject: { task: expect.any(String) },
      material: null,
      due: { day: '2099-12-31' },
      actions: ['take', 'askTerm', 'reject', 'declareConflict'],
    })
    const taken = done(await take(expert, id))
    expect(taken).toMatchObject({
      status: 'PROCESS',
      version: 2,
      material: { files: [], answer: expect.any(String) },
    })
    expect(refusal(await complete(expert, id, 2))).toEqual([409, 'EXPERTISE_COMMENT_REQUIRED'])
    const written = done(await comment(expert, id))
    expect(refusal(await complete(expert, id, 2))).toEqual([409, 'EXPERTISE_ANSWERS_REQUIRED'])
    const saved = done(
      await portal.as(expert).call(orders.saveExpertJob, {
        body: {
          jobId: id,
          version: 2,
          conclusion: 'Проект готов.',
          answers: [{ position: 1, answer: 'Да.' }],
        },
      }),
    )
    expect(done(await openJob(acc, id))).toMatchObject({
      conclusion: '',
      comments: [],
      questions: [{ answer: '' }],
    })
    expect(refusal(await result(leader, id))).toEqual([404, 'NOT_FOUND'])
    expect(done(await complete(expert, id, saved.version))).toMatchObject({
      status: 'COMPLETE',
      actions: ['declareConflict'],
    })
    const seen = done(await openJob(acc, id))
    expect(seen).toMatchObject({
      conclusion: 'Проект готов.',
      comments: [{ text: written.text, elementCode: null }],
      questions: [{ text: 'Верен ли расчёт рынка?', answer: 'Да.' }],
      actions: ['correct', 'acceptResult', 'hideFromTeam', 'declareConflict'],
    })
    expect(done(await result(leader, id))).toMatchObject({
      expert: { uid: expert.uid },
      conclusion: 'Проект готов.',
    })
    expect(refusal(await result(tracker, id))).toEqual([403, 'ACCESS_DENIED'])
    expect(done(await openJob(tracker, id)).actions).toEqual([])
    const accepted = done(
      await portal.as(acc).call(jobs.acceptExpertJobResult, { body: { jobId: id, version: seen.version } }),
    )
    expect(accepted.acceptedAt).not.toBeNull()
    const correct = await portal
      .as(acc)
      .call(jobs.correctExpertJob, { body: { jobId: id, version: accepted.version, correction: 'Ещё раз.' } })
    expect(refusal(correct)).toEqual([409, 'EXPERT_JOB_SETTLED'])
    const hidden = await portal
      .as(acc)
      .call(jobs.setExpertJobVisible, { body: { jobId: id, visible: false } })
    expect(done(hidden).visibleToTeam).toBe(false)
    expect(refusal(await result(leader, id))).toEqual([404, 'NOT_FOUND'])
    expect(await audited(id)).toEqual(['order', 'take', 'complete', 'acceptResult', 'hideFromTeam'])
  })

  test('a result by file needs the file, which others read once it is handed over', async () => {
    const expert = await newExpert()
    const id = await order(await newTask(), expert, { resultType: 'FILE' })
    done(await take(expert, id))
    expect(refusal(await complete(expert, id, 2))).toEqual([409, 'EXPERTISE_FILE_REQUIRED'])
    const file = { name: 'review.txt', content: 'Отзыв' }
    const upload = () => portal.as(expert).send(orders.uploadExpertJobResult, { query: { jobId: id }, file })
    const download = (by: Person) =>
      portal.as(by).download(jobs.downloadExpertJobResult, { query: { jobId: id } })
    done(await upload())
    done(await upload())
    expect((await download(expert)).bytes.toString()).toBe('Отзыв')
    expect((await download(acc)).status).toBe(409)
    done(await complete(expert, id, 2))
    expect((await download(acc)).bytes.toString()).toBe('Отзыв')
    expect((await download(leader)).status).toBe(404)
    expect(refusal(await upload())).toEqual([409, 'EXPERT_JOB_NOT_IN_PROCESS'])
  })

  test('a result goes back once, with what to mend, and its name is hidden from the team', async () => {
    const expert = await newExpert()
    const id = await order(await newTask(), expert, { blind: 'EXPERT_HIDDEN', visibleToTeam: true })
    done(await take(expert, id))
    done(await comment(expert, id))
    done(await complete(expert, id, 2))
    const shown = done(await result(leader, id))
    expect(shown.expert).toBeNull()
    expect(JSON.stringify(shown)).not.toContain(expert.uid)
    const correct = (version: number) =>
      portal
        .as(acc)
        .call(jobs.correctExpertJob, { body: { jobId: id, version, correction: 'Добавьте выводы.' } })
    done(await correct(3))
    expect(refusal(await result(leader, id))).toEqual([404, 'NOT_FOUND'])
    expect(done(await openOrder(expert, id))).toMatchObject({
      status: 'PROCESS',
      correction: 'Добавьте выводы.',
      version: 4,
    })
    done(await complete(expert, id, 4))
    expect(refusal(await correct(5))).toEqual([409, 'EXPERT_JOB_SETTLED'])
  })

  test('who declined, lost the role, or whose order was withdrawn reads nothing of the project', async () => {
    const [declined, withdrawn, removed] = [await newExpert(), await newExpert(), await newExpert()]
    const task = await newTask()
    const made = done(await sendOrder(acc, [task], [declined, withdrawn, removed]))
    const idOf = async ({ uid }: Person): Promise<number> =>
      (
        await portal.db
          .selectFrom('expert_job')
          .select('id')
          .where('task_id', '=', task.id)
          .where('expert_uid', '=', uid)
          .executeTakeFirstOrThrow()
      ).id
    expect(made.jobs).toHaveLength(3)
    expect(done(await reject(declined, await idOf(declined)))).toMatchObject({
      status: 'REJECT',
      subject: null,
      actions: ['declareConflict'],
    })
    done(await withdraw(await idOf(withdrawn)))
    done(await take(removed, await idOf(removed)))
    await portal.db.deleteFrom('accelerator_member').where('person_uid', '=', removed.uid).execute()
    for (const expert of [declined, withdrawn, removed]) {
      expect(refusal(await openOrder(expert, await idOf(expert)))).toEqual([404, 'NOT_FOUND'])
      const list = done(await portal.as(expert).call(orders.listExpertJobOrders, { query: {} }))
      expect(list.items).toMatchObject([
        { subject: null, actions: expert === removed ? [] : ['declareConflict'] },
      ])
      const found = await portal.as(expert).call(orders.listExpertJobOrders, { query: { findText: 'Агро' } })
      expect(done(found).items).toEqual([])
    }
    // The requested expert learns what happened to it; one who lost the role does not.
    for (const expert of [declined, withdrawn]) {
      const id = await idOf(expert)
      expect(refusal(await take(expert, id))).toEqual([409, 'EXPERT_JOB_NOT_NEW'])
      expect(refusal(await reject(expert, id))).toEqual([409, 'EXPERT_JOB_NOT_IN_PROCESS'])
      expect(refusal(await complete(expert, id, 2))).toEqual([409, 'EXPERT_JOB_NOT_IN_PROCESS'])
      expect(refusal(await comment(expert, id))).toEqual([404, 'NOT_FOUND'])
      expect(refusal(await reject(removed, id))).toEqual([404, 'NOT_FOUND'])
    }
    expect(refusal(await reject(removed, await idOf(removed), 2))).toEqual([404, 'NOT_FOUND'])
    expect(refusal(await withdraw(await idOf(withdrawn)))).toEqual([409, 'EXPERT_JOB_NOT_IN_PROCESS'])
  })
})

describe('an order', () => {
  test('is all or nothing, and its preview says why', async () => {
    const [free, busy, mate, outsider] = [
      await newExpert(),
      await newExpert(),
      await newExpert(),
      await portal.make.member({ role: 'EXP' }),
    ]
    const [first, second] = [await newTask(), await newTask([mate])]
    await order(first, busy)
    const pairs = await preview(acc, [first, second], [free, busy, mate, outsider])
    expect(pairs.map(({ trouble }) => trouble)).toEqual([
      null,
      'ALREADY_ORDERED',
      null,
      'EXPERT_UNAVAILABLE',
      null,
      null,
      'CONFLICT',
      'EXPERT_UNAVAILABLE',
    ])
    expect(pairs[6]).toMatchObject({ conflicts: ['TEAM_MEMBER'], overridable: false })
    const before = await portal.db.selectFrom('expert_job').select('id').execute()
    expect(refusal(await sendOrder(acc, [first, second], [free, mate]))).toEqual([409, 'EXPERTISE_CONFLICT'])
    expect(refusal(await sendOrder(acc, [first], [free, busy]))).toEqual([409, 'EXPERTISE_ORDERED'])
    expect(refusal(await sendOrder(acc, [first], [free, outsider]))).toEqual([409, 'EXPERT_UNAVAILABLE'])
    expect(refusal(await sendOrder(acc, [first], [free], { dueOn: '2020-01-01' }))).toEqual([
      400,
      'VALIDATION_FAILED',
    ])
    expect(await portal.db.selectFrom('expert_job').select('id').execute()).toHaveLength(before.length)
    const started = await portal.make.task({
      state: 'PROCESS_CODE',
      track: await portal.make.track({ accelerator }),
    })
    expect(refusal(await sendOrder(acc, [first, started], [free]))).toEqual([409, 'EXPERTISE_TASK_NOT_DONE'])
    const foreign = await portal.make.task({ state: 'DONE_CODE' })
    expect(refusal(await sendOrder(acc, [first, foreign], [free]))).toEqual([404, 'NOT_FOUND'])
    const own = await newTask([acc])
    expect(refusal(await sendOrder(acc, [own], [free]))).toEqual([403, 'ACCESS_DENIED'])
    expect(done(await sendOrder(admin, [first, second], [free])).jobs).toHaveLength(2)
  })

  test('that does not say whether the team reads the result does as its track says', async () => {
    const shown = await newTask()
    await portal.db
      .updateTable('track')
      .set({ expertise_visible_to_team: true })
      .where('id', '=', shown.participation.track_id)
      .execute()
    const hidden = await newTask()
    const [one, other] = [await newExpert(), await newExpert()]
    const made = async (terms: Terms, expert: Person) => {
      const { jobs: ordered } = done(await sendOrder(acc, [shown, hidden], [expert], terms))
      const read = await Promise.all(ordered.map(({ id }: { id: number }) => openJob(acc, id)))
      return new Map(read.map(done).map((job) => [job.task.id, job.visibleToTeam]))
    }
    expect(await made({ visibleToTeam: null }, one)).toEqual(
      new Map([
        [shown.id, true],
        [hidden.id, false],
      ]),
    )
    expect([...(await made({ visibleToTeam: false }, other)).values()]).toEqual([false, false])
  })

  test('in spite of a soft conflict is an administrator’s, with a reason that stays', async () => {
    const task = await newTask()
    const [colleague, newcomer] = [await newExpert(), await newExpert()]
    for (const { uid } of [colleague, leader, newcomer])
      await sql`insert into person_profile (person_uid, company) values (${uid}, 'ООО «Ромашка»')
        on conflict (person_uid) do update set company = excluded.company`.execute(portal.db)
    expect(await preview(acc, [task], [colleague])).toMatchObject([
      { trouble: 'CONFLICT', conflicts: ['SAME_EMPLOYER'], overridable: false },
    ])
    expect((await preview(admin, [task], [colleague]))[0]!.overridable).toBe(true)
    const overrideReason = 'Других экспертов по теме нет.'
    expect(refusal(await sendOrder(acc, [task], [colleague], { overrideReason }))).toEqual([
      409,
      'EXPERTISE_CONFLICT',
    ])
    const { jobs: made } = done(await sendOrder(admin, [task], [colleague], { overrideReason }))
    const page = done(await openJob(admin, made[0].id))
    expect(page).toMatchObject({ overrideReason, overriddenConflicts: ['SAME_EMPLOYER'], conflicts: [] })
    expect(page.history).toMatchObject([{ action: 'order', comment: overrideReason }])
    done(await take(colleague, made[0].id))
    // A conflict that arose later was not known.
    await sql`update person_profile set company = '' where person_uid = ${newcomer.uid}`.execute(portal.db)
    const later = await order(task, newcomer)
    await sql`update person_profile set company = 'Ромашка' where person_uid = ${newcomer.uid}`.execute(
      portal.db,
    )
    expect(refusal(await take(newcomer, later))).toEqual([409, 'EXPERTISE_CONFLICT'])
    expect(done(await openJob(acc, later)).conflicts).toEqual(['SAME_EMPLOYER'])
    expect(done(await openJob(tracker, later)).conflicts).toEqual([])
    await sql`update person_profile set company = '' where person_uid = ${leader.uid}`.execute(portal.db)
  })

  test('warns of people named by the team, by address, whether or not they are an expert', async () => {
    const [expert, member] = [await newExpert(), await portal.make.person()]
    const task = await newTask([member])
    const projectId = task.participation.project_id
    const name = (email: string, reason = 'Конкурент.') =>
      portal.as(member).call(unwanted.addUnwantedReviewer, { body: { projectId, email, reason } })
    const answers = [await name(expert.email.toUpperCase()), await name('nobody@company.example')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, answers[0]!.body],
      [204, answers[0]!.body],
    ])
    // A repeated declaration is one row, with the latest reason.
    done(await name(expert.email, 'Бывший партнёр.'))
    const read = async () =>
      done(
        await portal
          .as(leader)
          .call(unwanted.listUnwantedReviewers, { query: { projectId: String(projectId) } }),
      ).items as { id: number; email: string; reason: string }[]
    const named = await read()
    expect(named.map(({ email, reason }) => [email, reason])).toEqual([
      ['nobody@company.example', 'Конкурент.'],
      [expert.email.toLowerCase(), 'Бывший партнёр.'],
    ])
    // The override needs a reason: the error is at its field.
    const unreasoned = await sendOrder(admin, [task], [expert])
    expect(unreasoned.body['fields']).toMatchObject({ overrideReason: 'REQUIRED' })
    const { id } = named.find(({ email }) => email === expert.email.toLowerCase())!
    done(await portal.as(leader).call(unwanted.removeUnwantedReviewer, { body: { id } }))
    done(await sendOrder(admin, [task], [expert]))
    for (let n = 1; n < 20; n += 1) done(await name(`person${n}@company.example`))
    const { body } = await name('one.too.many@company.example')
    expect(body['fields']).toEqual({ email: 'TOO_MANY' })
  })

  test('finds the experts of the accelerator, and for a task what speaks against them', async () => {
    const mate = await newExpert()
    const task = await newTask([mate])
    const list = async (query: Record<string, string>) =>
      done(await portal.as(acc).call(ordering.listExperts, { headers: headers(), query })).items
    const all = await list({ limit: '50', taskId: String(task.id) })
    const found = all.find(({ uid }: { uid: string }) => uid === mate.uid)
    expect(found).toMatchObject({ conflicts: ['TEAM_MEMBER'], open: 0, ordered: false })
    expect(JSON.stringify(all)).not.toContain(mate.email)
    const [other] = await list({ findText: mate.last_name, free: 'true' })
    expect(other).toMatchObject({ conflicts: [] })
  })
})

test('a declared conflict closes all open jobs of the expert on the project, and keeps them away from it', async () => {
  const expert = await newExpert()
  const project = await newProject()
  const track = () => portal.make.track({ accelerator })
  const [first, second] = [
    await portal.make.task({ state: 'DONE_CODE', project, track: await track() }),
    await portal.make.task({ state: 'DONE_CODE', project, track: await track() }),
  ]
  const [one, other] = [await order(first, expert), await order(second, expert)]
  done(await take(expert, other))
  const declare = () =>
    portal.as(expert).call(orders.declareExpertConflict, { body: { jobId: one, reason: 'Работали вместе.' } })
  expect(done(await declare())).toMatchObject({ status: 'REJECT', subject: null })
  expect(refusal(await declare())).toEqual([409, 'STATE_CHANGED'])
  expect(refusal(await openOrder(expert, other))).toEqual([404, 'NOT_FOUND'])
  expect(done(await openJob(acc, other))).toMatchObject({
    status: 'REJECT',
    withdrawn: false,
    reason: 'Работали вместе.',
  })
  expect(refusal(await sendOrder(admin, [first], [expert], { overrideReason: 'Надо.' }))).toEqual([
    409,
    'EXPERTISE_CONFLICT',
  ])
})

test('what the accelerator declares withdraws open jobs and is set aside or taken back by it alone', async () => {
  const expert = await newExpert()
  const task = await newTask()
  const { project_id: projectId } = await portal.db
    .selectFrom('project_track')
    .select('project_id')
    .where('id', '=', task.project_track_id)
    .executeTakeFirstOrThrow()
  const [open, complete] = [
    await order(task, expert),
    await portal.make.expertJob({ task, expert, client: acc, status: 'COMPLETE' }),
  ]
  const declare = (by: Person) =>
    portal.as(by).call(conflicts.declareConflictOfExpert, {
      headers: headers(),
      body: { projectId, expertUid: expert.uid, reason: 'Консультировал команду.' },
    })
  expect((await declare(acc)).status).toBe(204)
  expect(refusal(await declare(admin))).toEqual([409, 'STATE_CHANGED'])
  expect(done(await openJob(acc, open))).toMatchObject({ status: 'REJECT', withdrawn: true })
  expect(refusal(await openOrder(expert, complete.id))).toEqual([404, 'NOT_FOUND'])
  expect(await preview(admin, [task], [expert])).toMatchObject([
    { conflicts: ['DECLARED_BY_ACCELERATOR'], overridable: true },
  ])
  const list = await portal
    .as(acc)
    .call(conflicts.listExpertConflicts, { headers: headers(), query: { expertUid: expert.uid } })
  const { items } = done(list)
  expect(items).toMatchObject([{ source: 'ACCELERATOR', actions: ['withdrawConflict'] }])
  const back = () =>
    portal.as(acc).call(conflicts.withdrawConflictOfExpert, { body: { conflictId: items[0].id } })
  expect((await back()).status).toBe(204)
  expect((await back()).status).toBe(404)
  expect(done(await openOrder(expert, complete.id)).status).toBe('COMPLETE')
})

test('next to a task its team sees results that it is shown, without a hidden name; the accelerator all jobs', async () => {
  const expert = await newExpert()
  const task = await newTask()
  for (const given of [
    { status: 'COMPLETE' as const, visible_to_team: true, blind: 'EXPERT_HIDDEN' as const },
    { status: 'COMPLETE' as const, visible_to_team: false },
    { status: 'PROCESS' as const, visible_to_team: true },
  ])
    await portal.make.expertJob({ task, expert, client: acc, ...given })
  const of = async (by: Person) =>
    done(await portal.as(by).call(jobs.listTaskExpertise, { query: { taskId: String(task.id) } })).items
  expect(await of(acc)).toHaveLength(3)
  expect(await of(tracker)).toHaveLength(3)
  expect(await of(leader)).toMatchObject([{ status: 'COMPLETE', visibleToTeam: true, expert: null }])
})

describe('a person with two roles', () => {
  test('reviews and works for the accelerator: decides about no review of the task, reads no other', async () => {
    const { make } = portal
    const both = await make.member({ accelerator, role: 'EXP' })
    await make.member({ accelerator, role: 'ACC', person: both })
    const other = await newExpert()
    const task = await newTask()
    const [own, others] = [await order(task, both), await order(task, other)]
    done(await take(both, own))
    done(await comment(both, own))
    done(await complete(both, own, 2))
    const accept = await portal
      .as(both)
      .call(jobs.acceptExpertJobResult, { body: { jobId: own, version: 3 } })
    expect([403, 404]).toContain(accept.status)
    expect((await openJob(both, others)).status).toBe(404)
    const { items } = done(
      await portal
        .as(both)
        .call(jobs.listExpertJobs, { headers: headers(), query: { taskId: String(task.id) } }),
    )
    expect(items).toEqual([])
    done(await portal.as(acc).call(jobs.acceptExpertJobResult, { body: { jobId: own, version: 3 } }))
  })

  test('is in the team and works for the accelerator: learns neither who reviews nor who should not', async () => {
    const { make } = portal
    const both = await make.member({ accelerator, role: 'ACC' })
    const task = await newTask([both])
    const expert = await newExpert()
    await order(task, expert, { blind: 'EXPERT_HIDDEN' })
    const experts = await portal
      .as(both)
      .call(ordering.listExperts, { headers: headers(), query: { taskId: String(task.id) } })
    expect(experts.status).toBe(404)
    done(
      await portal.as(admin).call(conflicts.declareConflictOfExpert, {
        headers: headers(),
        body: { projectId: task.participation.project_id, expertUid: expert.uid, reason: 'Брат.' },
      }),
    )
    const declared = async (by: Person) =>
      done(
        await portal.as(by).call(conflicts.listExpertConflicts, {
          headers: headers(),
          query: { projectId: String(task.participation.project_id) },
        }),
      ).items.length
    expect([await declared(admin), await declared(both)]).toEqual([1, 0])
  })

  test('an order that is open stays open when the team names its expert', async () => {
    const expert = await newExpert()
    const task = await newTask()
    const id = await order(task, expert)
    done(
      await portal.as(leader).call(unwanted.addUnwantedReviewer, {
        body: { projectId: task.participation.project_id, email: expert.email, reason: 'Конкурент.' },
      }),
    )
    done(await take(expert, id))
  })
})

describe('two at once', () => {
  const lock = (id: number) => `select id from expert_job where id = ${id} for update`

  const statusOf = async (id: number): Promise<string> =>
    (await portal.db.selectFrom('expert_job').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status

  const newOrder = async (expert: Person): Promise<number> => order(await newTask(), expert)
  /** A job that its expert has begun and could submit. */
  const begun = async (expert: Person): Promise<number> => {
    const id = await newOrder(expert)
    done(await take(expert, id))
    done(await comment(expert, id))
    return id
  }

  // The later call gets the current state: an accepted job is not new; a closed one is not in work.
  test.each([
    { move: 'take', of: newOrder, seen: 'NEW', moved: 'PROCESS', late: 'EXPERT_JOB_NOT_NEW' },
    { move: 'reject', of: newOrder, seen: 'NEW', moved: 'REJECT', late: 'EXPERT_JOB_NOT_IN_PROCESS' },
    { move: 'reject', of: begun, seen: 'PROCESS', moved: 'REJECT', late: 'EXPERT_JOB_NOT_IN_PROCESS' },
    { move: 'complete', of: begun, seen: 'PROCESS', moved: 'COMPLETE', late: 'EXPERT_JOB_NOT_IN_PROCESS' },
  ] as const)(
    'an expert would $move what is $seen and withdrawn: one wins, the other gets a conflict',
    async ({ move, of, seen, moved, late }) => {
      for (const isFirst of [true, false, true, false]) {
        const expert = await newExpert()
        const id = await of(expert)
        const before = await audited(id)
        const byExpert = () => ({ take, reject, complete })[move](expert, id, seen === 'NEW' ? 1 : 2)
        const byClient = () => withdraw(id, seen)
        const calls = isFirst ? [byExpert, byClient] : [byClient, byExpert]
        const answers = await collide(portal.database, lock(id), calls)
        const [expertIs, clientIs] = isFirst ? answers : answers.toReversed()
        const [last, ...more] = (await audited(id)).slice(before.length)
        expect(more).toEqual([])
        if (last === move) {
          expect(await statusOf(id)).toBe(moved)
          expect(expertIs!.status).toBe(200)
          expect(refusal(clientIs!)).toEqual([409, late])
        } else {
          expect(last).toBe('withdraw')
          expect(await statusOf(id)).toBe('REJECT')
          expect(refusal(expertIs!)).toEqual([409, late])
          expect(clientIs!.status).toBe(200)
          expect(refusal(await openOrder(expert, id))).toEqual([404, 'NOT_FOUND'])
        }
      }
    },
  )

  test('in two tabs an expert takes and declines, or hands over and declines: one wins', async () => {
    for (const isFirst of [true, false]) {
      const expert = await newExpert()
      const race = async (id: number, one: () => Promise<Answer>, other: () => Promise<Answer>) =>
        outcomes(await collide(portal.database, lock(id), isFirst ? [one, other] : [other, one]))
      const fresh = await newOrder(expert)
      const taken = await race(
        fresh,
        () => take(expert, fresh),
        () => reject(expert, fresh),
      )
      // Declining a job that was accepted in another tab first returns its current state.
      const late = (await statusOf(fresh)) === 'PROCESS' ? 'STATE_CHANGED' : 'EXPERT_JOB_NOT_NEW'
      expect(taken).toEqual([late, 'ok'].toSorted())
      const id = await begun(expert)
      const ended = await race(
        id,
        () => complete(expert, id, 2),
        () => reject(expert, id, 2),
      )
      expect(ended).toEqual(['EXPERT_JOB_NOT_IN_PROCESS', 'ok'])
    }
  })

  test('a save by its expert meanwhile prevents no showing, hiding or withdrawal', async () => {
    const expert = await newExpert()
    const id = await begun(expert)
    const save = (version = 2) =>
      portal
        .as(expert)
        .call(orders.saveExpertJob, { body: { jobId: id, version, conclusion: `Черновик ${version}` } })
    done(await save())
    const show = (visible: boolean) =>
      portal.as(acc).call(jobs.setExpertJobVisible, { body: { jobId: id, visible } })
    expect(outcomes(await collide(portal.database, lock(id), [() => show(true), () => show(true)]))).toEqual([
      'STATE_CHANGED',
      'ok',
    ])
    expect(done(await show(false)).visibleToTeam).toBe(false)
    const answers = await collide<Answer>(portal.database, lock(id), [
      () => save(5),
      () => withdraw(id, 'PROCESS'),
    ])
    expect(answers[1]!.status).toBe(200)
    expect([200, 404]).toContain(answers[0]!.status)
    expect(await statusOf(id)).toBe('REJECT')
  })

  test('an expert takes twice: once', async () => {
    const expert = await newExpert()
    const id = await order(await newTask(), expert)
    const answers = await collide(portal.database, lock(id), [() => take(expert, id), () => take(expert, id)])
    expect(outcomes(answers)).toEqual(['EXPERT_JOB_NOT_NEW', 'ok'])
  })

  test('an expert hands over twice, and it is sent back twice: once each', async () => {
    const expert = await newExpert()
    const id = await order(await newTask(), expert)
    done(await take(expert, id))
    done(await comment(expert, id))
    const over = () => complete(expert, id, 2)
    expect(outcomes(await collide(portal.database, lock(id), [over, over]))).toEqual([
      'EXPERT_JOB_NOT_IN_PROCESS',
      'ok',
    ])
    const back = () =>
      portal.as(acc).call(jobs.correctExpertJob, { body: { jobId: id, version: 3, correction: 'Ещё раз.' } })
    expect(outcomes(await collide(portal.database, lock(id), [back, back]))).toEqual([
      'EXPERT_JOB_NOT_DONE',
      'ok',
    ])
  })

  test('the same job is ordered twice: once', async () => {
    const expert = await newExpert()
    const task = await newTask()
    const hold = `select id from project_trackpoint where id = ${task.id} for update`
    const send = () => sendOrder(acc, [task], [expert])
    expect(outcomes(await collide(portal.database, hold, [send, send]))).toEqual(['EXPERTISE_ORDERED', 'ok'])
  })

  /** Everything that ends the review of a task, each by a person who may do it. */
  const decisions = {
    acceptTask: (taskId: number) => portal.as(admin).call(tasks.acceptTask, { body: { taskId, version: 1 } }),
    discardTask: (taskId: number) =>
      portal.as(tracker).call(tasks.discardTask, { body: { taskId, version: 1, comment: 'Рынка нет.' } }),
    returnTask: (taskId: number) =>
      portal.as(tracker).call(tasks.returnTask, { body: { taskId, version: 1, comment: 'Мало данных.' } }),
    withdrawTask: (taskId: number) =>
      portal.as(leader).call(tasks.withdrawTask, { body: { taskId, version: 1 } }),
    deleteTaskProgress: (taskId: number) =>
      portal.as(admin).call(tasks.deleteTaskProgress, { body: { taskId, version: 1 } }),
  }

  /**
   * Concurrent calls on the task: exactly one wins, and no review is opened or retained on a task that does not allow
   * it.
   */
  const meets = async (task: Task, calls: (() => Promise<Answer>)[]): Promise<(string | null)[]> => {
    const hold = `select id from project_trackpoint where id = ${task.id} for update`
    const answers = await collide(portal.database, hold, calls)
    const { rows } = await sql<{ state: string; jobs: string[] }>`select w.state,
      array(select j.status from expert_job j where j.task_id = w.id and j.status <> 'REJECT') as jobs
      from project_trackpoint w where w.id = ${task.id}`.execute(portal.db)
    const { state, jobs: remaining } = rows[0]!
    if (['START', 'PROCESS_CODE', 'NOT_STARTED'].includes(state)) expect(remaining).toEqual([])
    if (state !== 'DONE_CODE') expect(remaining.filter((one) => one !== 'COMPLETE')).toEqual([])
    return answers.map(({ status, body }) => (status < 300 ? null : String(body['code'])))
  }

  const everyDecision = Object.keys(decisions) as (keyof typeof decisions)[]

  test.each(everyDecision)(
    'nothing is ordered of a task while %s ends its review: one wins',
    async (name) => {
      for (const isFirst of [true, false, true, false]) {
        const [expert, task] = [await newExpert(), await newTask()]
        const calls = [() => sendOrder(acc, [task], [expert]), () => decisions[name](task.id)]
        const codes = await meets(task, isFirst ? calls : calls.toReversed())
        const [ordered, decided] = isFirst ? codes : codes.toReversed()
        expect([
          [null, 'EXPERTISE_ACTIVE'],
          ['EXPERTISE_TASK_NOT_DONE', null],
        ]).toContainEqual([ordered, decided])
      }
    },
  )

  test.each(['acceptTask', 'discardTask'] as const)(
    'no result goes back while %s ends the review of its task: one wins',
    async (name) => {
      for (const isFirst of [true, false, true, false]) {
        const expert = await newExpert()
        const task = await newTask()
        const jobId = await order(task, expert)
        done(await take(expert, jobId))
        done(await comment(expert, jobId))
        done(await complete(expert, jobId, 2))
        const body = { jobId, version: 3, correction: 'Ещё раз.' }
        const calls = [
          () => portal.as(acc).call(jobs.correctExpertJob, { body }),
          () => decisions[name](task.id),
        ]
        const codes = await meets(task, isFirst ? calls : calls.toReversed())
        const [corrected, decided] = isFirst ? codes : codes.toReversed()
        expect([
          [null, 'EXPERTISE_ACTIVE'],
          ['EXPERTISE_TASK_NOT_DONE', null],
        ]).toContainEqual([corrected, decided])
      }
    },
  )

  test('a task starts again only once its review is declined, in either order', async () => {
    for (const isFirst of [true, false]) {
      const expert = await newExpert()
      const task = await newTask()
      const id = await order(task, expert)
      const calls = [() => reject(expert, id), () => decisions.withdrawTask(task.id)]
      const codes = await meets(task, isFirst ? calls : calls.toReversed())
      const [declined, restarted] = isFirst ? codes : codes.toReversed()
      expect(declined).toBeNull()
      expect([null, 'EXPERTISE_ACTIVE']).toContain(restarted)
    }
  })
})

describe('expertise of a task', () => {
  test('is notified to its reviewers whole, and to the team as far as it is shown to them', async () => {
    const expert = await newExpert()
    const task = await newTask()
    const id = await order(task, expert, { visibleToTeam: true, blind: 'EXPERT_HIDDEN' })
    const read = async (by: Person) =>
      done(await portal.as(by).call(jobs.listTaskExpertise, { query: { taskId: String(task.id) } }))
    expect(await read(acc)).toMatchObject({
      items: [{ id, status: 'NEW', expert: { uid: expert.uid }, oversees: true }],
      orderable: true,
    })
    expect(await read(leader)).toEqual({
      items: [],
      orderable: false,
      ownReviewId: null,
      ownProjectId: task.participation.project_id,
    })
    done(await take(expert, id))
    done(await comment(expert, id))
    done(await complete(expert, id, 2))
    expect(await read(leader)).toMatchObject({ items: [{ id, expert: null, oversees: false }] })
    done(await portal.as(acc).call(jobs.setExpertJobVisible, { body: { jobId: id, visible: false } }))
    expect(await read(leader)).toMatchObject({ items: [] })
  })
})

test('the accelerator finds reviews by the name of their task', async () => {
  const expert = await newExpert()
  const [task, other] = [await newTask(), await newTask()]
  await portal.db
    .updateTable('trackpoint')
    .set({ name: 'Проверка юнит-экономики' })
    .where('id', '=', task.trackpoint_id)
    .execute()
  const [id] = [await order(task, expert), await order(other, expert)]
  const found = await portal.as(acc).call(jobs.listExpertJobs, {
    headers: headers(),
    query: { findText: 'юнит-экономика', expertUid: expert.uid },
  })
  expect(done(found).items).toMatchObject([{ id, task: { name: 'Проверка юнит-экономики' } }])
})

test('the list is narrowed to projects with reviews that its reader sees', async () => {
  const { make } = portal
  const named = async (name: string, own: Partial<Parameters<typeof make.task>[0]> = {}) => {
    const project = await make.project({ leader, name })
    await make.expertJob({
      task: await make.task({
        project,
        track: await make.track({ accelerator }),
        state: 'DONE_CODE',
        ...own,
      }),
      expert: await newExpert(),
    })
    return project.id
  }
  const assigned = await named('Снегирь первый', { tracker })
  const other = await named('Снегирь второй')
  const elsewhere = await make.track({ accelerator: await make.accelerator() })
  await named('Снегирь третий', { track: elsewhere })
  // A project without reviews.
  await make.project({ leader, name: 'Снегирь четвёртый' })
  const find = async (by: Person, query: { findText?: string; projectId?: string }) =>
    done(await portal.as(by).call(jobs.findExpertJobProjects, { headers: headers(), query })).items
  const findText = 'снегирь'
  const ids = async (by: Person) => (await find(by, { findText })).map(({ id }: { id: number }) => id)
  // By name: «второй» comes before «первый».
  expect(await ids(acc)).toEqual([other, assigned])
  expect(await ids(tracker)).toEqual([assigned])
  expect(await find(acc, { projectId: String(other) })).toMatchObject([{ id: other, name: 'Снегирь второй' }])
  expect(await find(tracker, { projectId: String(other) })).toEqual([])
  expect((await find(acc, {})).length).toBeGreaterThan(1)
})

test('the list is narrowed to tasks with reviews that its reader sees, by their name or their project’s', async () => {
  const { make, db } = portal
  const track = await make.track({ accelerator })
  const named = async (name: string, own: Partial<Parameters<typeof make.task>[0]> = {}) => {
    const project = await make.project({ leader, name })
    const task = await make.task({ project, track, state: 'DONE_CODE', ...own })
    await db
      .updateTable('trackpoint')
      .set({ name: 'Кальмарный опрос' })
      .where('id', '=', task.trackpoint_id)
      .execute()
    await make.expertJob({ task, expert: await newExpert() })
    return { project, task }
  }
  const assigned = await named('Осьминог первый', { tracker })
  const other = await named('Осьминог второй')
  const find = async (by: Person, query: { findText?: string; projectId?: string; taskId?: string }) =>
    done(await portal.as(by).call(jobs.findExpertJobTasks, { headers: headers(), query })).items
  const row = ({ project, task }: typeof other) => ({
    id: task.id,
    name: 'Кальмарный опрос',
    project: project.name,
    track: track.name,
  })
  for (const findText of ['кальмарный', 'осьминог'])
    expect(await find(acc, { findText })).toEqual([row(other), row(assigned)])
  expect(await find(tracker, { findText: 'кальмарный' })).toEqual([row(assigned)])
  const ofProject = { findText: 'кальмарный', projectId: String(assigned.project.id) }
  expect(await find(acc, ofProject)).toEqual([row(assigned)])
  expect(await find(acc, { taskId: String(other.task.id) })).toEqual([row(other)])
  expect(await find(tracker, { taskId: String(other.task.id) })).toEqual([])
  expect((await find(acc, {})).length).toBeGreaterThan(1)
})

test('a list by name follows a project that is renamed; an expert’s own is sorted by openness and urgency', async () => {
  const { make, db } = portal
  const expert = await newExpert()
  const tasks = [await newTask(), await newTask(), await newTask()]
  const ids: number[] = []
  for (const [task, own] of [
    [tasks[0]!, { status: 'COMPLETE' }],
    [tasks[1]!, { status: 'NEW' }],
    [tasks[2]!, { status: 'NEW', due_on: '2020-01-01' }],
  ] as const)
    ids.push((await make.expertJob({ task, expert, ...own })).id)
  const own = done(await portal.as(expert).call(orders.listExpertJobOrders, { query: {} }))
  expect(own.items.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1], ids[0]])
  const names = ['Арбуз', 'Яблоко', 'Вишня']
  for (const [at, name] of names.entries())
    await sql`update project p set name = ${name} from expert_job j where j.id = ${ids[at]} and p.id = j.project_id`.execute(
      db,
    )
  const client = done(
    await portal.as(acc).call(jobs.listExpertJobs, {
      headers: headers(),
      query: { expertUid: expert.uid, sorting: 'NAME', sortingDirection: 'DESC' },
    }),
  )
  expect(client.items[0].project.name).toBe('Яблоко')
  const found = done(
    await portal.as(expert).call(orders.listExpertJobOrders, { query: { findText: 'яблок' } }),
  )
  expect(found.items.map(({ id }: { id: number }) => id)).toEqual([ids[1]])
})
