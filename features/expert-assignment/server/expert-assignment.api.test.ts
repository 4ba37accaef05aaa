import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Task } from '../../../tests/support/factories/participation.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { getAssignmentChoices, orderAssignment, previewAssignment } from '../contract/assignment.endpoints.ts'
import { saveReassignment } from '../contract/reassignment.endpoints.ts'
import type { AssignmentPlan } from '../domain/assignment.rules.ts'
import { reassignUntaken } from './reassign/reassign.job.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

type Plan = Pick<AssignmentPlan, 'pairs' | 'unstaffed' | 'lost'> & {
  experts: { person: { uid: string }; before: number; after: number }[]
  tasks: { id: number }[]
  skipped: number
}

/** Each test uses an accelerator of its own, because a plan includes all its tasks and experts. */
const openHouse = async (experts: number, tasks: number) => {
  const { make } = portal
  const accelerator: Accelerator = await make.accelerator()
  const acc = await make.member({ accelerator, role: 'ACC' })
  const track = await make.track({ accelerator })
  const newTask = async (members: Person[] = []) =>
    make.task({
      state: 'DONE_CODE',
      track,
      project: await make.project({ leader: await make.person(), members }),
    })
  const staff: Person[] = []
  for (let n = 0; n < experts; n += 1) staff.push(await make.member({ accelerator, role: 'EXP' }))
  const work: Task[] = []
  for (let n = 0; n < tasks; n += 1) work.push(await newTask())
  const headers = { 'accelerator-id': String(accelerator.id) }
  const plan = async (own: Partial<Parameters<typeof send>[0]> = {}): Promise<Plan> => done(await send(own))
  const send = (own: {
    taskIds?: number[]
    trackId?: number
    reviews?: number
    expertUids?: string[]
    dueOn?: string
    keep?: { taskId: number; expertUid: string }[]
    ruledOut?: { taskId: number; expertUid: string }[]
  }) => portal.as(acc).call(previewAssignment, { headers, body: { reviews: 1, ...own } })
  const order = (
    pairs: Plan['pairs'],
    reviews = 1,
    fee: { amount: string; currency: 'RUB' | 'EUR' } | null = null,
  ) =>
    portal.as(acc).call(orderAssignment, {
      headers,
      body: {
        reviews,
        pairs: pairs.map(({ taskId, expertUid, kept }) => ({ taskId, expertUid, kept })),
        resultType: 'COMMENTS',
        dueOn: '2099-12-31',
        questions: ['Верен ли расчёт рынка?'],
        fee,
      },
    })
  const jobs = async () =>
    (
      await sql<{ taskId: number; expertUid: string }>`
        select task_id as "taskId", expert_uid as "expertUid" from expert_job where accelerator_id = ${accelerator.id}
          and status <> 'REJECT'`.execute(portal.db)
    ).rows
  return { accelerator, acc, track, newTask, experts: staff, tasks: work, headers, plan, order, jobs }
}

test('a plan levels loads, avoids conflicts, says why, and orders all of itself at once', async () => {
  const house = await openHouse(3, 3)
  const [busy, free, member] = house.experts as [Person, Person, Person]
  const theirs = await house.newTask([member])
  for (let n = 0; n < 2; n += 1)
    await portal.make.expertJob({
      task: await house.newTask(),
      expert: busy,
      client: house.acc,
      status: 'NEW',
    })
  const taskIds = [...house.tasks.map(({ id }) => id), theirs.id]
  const plan = await house.plan({ taskIds })
  expect(new Set(plan.tasks.map(({ id }) => id))).toEqual(new Set(taskIds))
  expect(plan).toMatchObject({ unstaffed: [], lost: [], skipped: 0 })
  expect(plan.pairs).toHaveLength(4)
  expect(plan.pairs.find(({ taskId }) => taskId === theirs.id)?.expertUid).not.toBe(member.uid)
  const loads = new Map(plan.experts.map(({ person, before, after }) => [person.uid, [before, after]]))
  expect(loads.get(busy.uid)).toEqual([2, 2])
  expect(loads.get(free.uid)).toEqual([0, 2])
  expect(loads.get(member.uid)).toEqual([0, 2])
  // Planning is deterministic.
  expect((await house.plan({ taskIds })).pairs).toEqual(plan.pairs)
  expect(done(await house.order(plan.pairs))).toEqual({ ordered: 4 })
  const ordered = plan.pairs.map(({ taskId, expertUid }) => ({ taskId, expertUid }))
  expect(await house.jobs()).toEqual(expect.arrayContaining(ordered))
  // Tasks with enough reviews are skipped, and a plan cannot be ordered twice.
  expect(await house.plan({ taskIds })).toMatchObject({ pairs: [], tasks: [], skipped: 4 })
  const again = await house.order(plan.pairs)
  expect([again.status, again.body['code']]).toEqual([409, 'PLAN_CHANGED'])
  expect(await house.jobs()).toHaveLength(6)
})

test('picks are pinned or ruled out, and pairs that can’t be found are returned with the reason', async () => {
  const house = await openHouse(2, 1)
  const [task] = house.tasks as [Task]
  const [one, other] = house.experts as [Person, Person]
  await insertOne(portal.db, 'expert_setting', { expert_uid: one.uid, capacity: 0 })
  const without = await house.plan({ dueOn: '2099-12-31', reviews: 2 })
  expect(without.pairs).toMatchObject([{ expertUid: other.uid, kept: false }])
  expect(without.unstaffed).toEqual([
    { taskId: task.id, missing: 1, barriers: [{ barrier: 'FULL', experts: 1 }] },
  ])
  const keep = [{ taskId: task.id, expertUid: one.uid }]
  const kept = await house.plan({ dueOn: '2099-12-31', reviews: 2, keep })
  expect(kept.pairs).toHaveLength(2)
  expect(kept.pairs.find(({ expertUid }) => expertUid === one.uid)).toMatchObject({ kept: true })
  const ruledOut = [{ taskId: task.id, expertUid: other.uid }]
  const ruled = await house.plan({ dueOn: '2099-12-31', ruledOut })
  expect(ruled.pairs).toEqual([])
  expect(ruled.unstaffed[0]?.barriers).toEqual([
    { barrier: 'FULL', experts: 1 },
    { barrier: 'RULED_OUT', experts: 1 },
  ])
  // A pair fixed by hand may exceed the monthly capacity, but a pair chosen by the plan may not.
  const full = await house.order([{ ...kept.pairs[0]!, ...keep[0]!, kept: false }])
  expect(full.body['code']).toBe('PLAN_CHANGED')
  done(await house.order(kept.pairs, 2))
  // An expert who declined is not asked for the same task again.
  await sql`update expert_job set status = 'REJECT' where expert_uid = ${other.uid}`.execute(portal.db)
  const later = await house.plan({ reviews: 2, keep: ruledOut })
  expect(later.lost).toEqual([{ ...ruledOut[0], barrier: 'HAD_TASK' }])
  expect(later.unstaffed[0]?.barriers).toEqual([{ barrier: 'HAD_TASK', experts: 2 }])
})

test('of two plans of the same task at once one is ordered', async () => {
  const house = await openHouse(2, 2)
  const plan = await house.plan()
  const swapped = plan.pairs.map((pair) => ({
    ...pair,
    expertUid: house.experts.find(({ uid }) => uid !== pair.expertUid)!.uid,
  }))
  const lockTasks = `select from project_trackpoint where id in (${house.tasks.map(({ id }) => id).join()}) for update`
  const answers = await collide(portal.database, lockTasks, [
    () => house.order(plan.pairs),
    () => house.order(swapped),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await house.jobs()).toHaveLength(2)
})

test('a plan is ordered in a currency that the accelerator works in', async () => {
  const house = await openHouse(1, 1)
  const { pairs } = await house.plan()
  const refused = await house.order(pairs, 1, { amount: '100', currency: 'EUR' })
  expect([refused.status, refused.body['fields']]).toEqual([400, { 'fee.currency': 'NOT_IN_LIST' }])
  expect(await house.jobs()).toEqual([])
  expect(done(await house.order(pairs, 1, { amount: '100', currency: 'RUB' }))).toEqual({ ordered: 1 })
})

test('what another accelerator has is neither chosen nor planned nor ordered', async () => {
  const [house, other] = [await openHouse(1, 1), await openHouse(1, 1)]
  const choices = done(await portal.as(house.acc).call(getAssignmentChoices, { headers: house.headers }))
  expect(choices).toMatchObject({ tasks: 1, tracks: [{ id: house.track.id, tasks: 1 }] })
  expect(choices.experts).toMatchObject([{ uid: house.experts[0]!.uid }])
  const [theirs] = other.tasks as [Task]
  expect(await house.plan({ taskIds: [theirs.id] })).toMatchObject({ tasks: [], pairs: [], skipped: 1 })
  expect(await house.plan({ trackId: other.track.id })).toMatchObject({ tasks: [] })
  const stranger = await house.plan({ expertUids: [other.experts[0]!.uid] })
  expect(stranger).toMatchObject({ experts: [], pairs: [], unstaffed: [{ missing: 1, barriers: [] }] })
  const pair = { kept: true, reasons: [], before: 0, after: 1 }
  const foreign = await house.order([{ ...pair, taskId: theirs.id, expertUid: house.experts[0]!.uid }])
  expect(foreign.status).toBe(404)
  const lent = { ...pair, taskId: house.tasks[0]!.id, expertUid: other.experts[0]!.uid }
  expect((await house.order([lent])).body['code']).toBe('PLAN_CHANGED')
})

const reassign = (logged: unknown[] = []) =>
  reassignUntaken.run(
    {
      db: portal.db,
      log: { error: (what: unknown) => logged.push(what) } as never,
      attempt: 1,
      lastAttempt: false,
      signal: AbortSignal.timeout(30_000),
    },
    {},
  )

const aged = async (house: Awaited<ReturnType<typeof openHouse>>, expert: Person) => {
  const kept = { kept: true, reasons: [], before: 0, after: 1, taskId: house.tasks[0]!.id }
  done(await house.order([{ ...kept, expertUid: expert.uid }]))
  await sql`update accelerator set expert_reassign_days = 3 where id = ${house.accelerator.id}`.execute(
    portal.db,
  )
  await sql`update expert_job set created_at = now() - interval '4 days'
    where accelerator_id = ${house.accelerator.id} and status = 'NEW'`.execute(portal.db)
}

const notified = async ({ uid }: Person): Promise<string[]> =>
  (
    await portal.db
      .selectFrom('notification')
      .select('code')
      .where('recipient_uid', '=', uid)
      .orderBy('id')
      .execute()
  ).map(({ code }) => code)

test('declined reviews go to somebody else on the same terms, once, also with two workers; then the client is notified', async () => {
  const house = await openHouse(3, 1)
  const [task] = house.tasks as [Task]
  const [first, second, away] = house.experts as [Person, Person, Person]
  await sql`insert into expert_absence (expert_uid, days)
    values (${away.uid}, daterange(current_date - 9, '2100-12-31'))`.execute(portal.db)
  const kept = { kept: true, reasons: [], before: 0, after: 1, taskId: task.id }
  done(await house.order([{ ...kept, expertUid: first.uid }]))
  const age = () =>
    sql`update expert_job set created_at = now() - interval '4 days'
    where accelerator_id = ${house.accelerator.id} and status = 'NEW'`.execute(portal.db)
  const admin = await portal.make.member({ accelerator: house.accelerator, role: 'ACC', admin: true })
  const save = (by: Person, days: number | null) =>
    portal.as(by).call(saveReassignment, { headers: house.headers, body: { value: days } })
  await age()
  // Nothing is reassigned until the setting is enabled.
  await reassign()
  expect(await house.jobs()).toEqual([{ taskId: task.id, expertUid: first.uid }])
  expect((await save(house.acc, 3)).status).toBe(403)
  done(await save(admin, 3))
  await Promise.all([reassign(), reassign()])
  expect(await house.jobs()).toEqual([{ taskId: task.id, expertUid: second.uid }])
  const { rows } = await sql<Record<string, unknown>>`
    select j.status, j.withdrawn, j.client_uid = ${house.acc.uid} as same, j.due_on::text as due,
      (select count(*)::int from expert_job_question o where o.job_id = j.id) as questions
    from expert_job j where j.task_id = ${task.id} order by j.id`.execute(portal.db)
  expect(rows).toEqual([
    { status: 'REJECT', withdrawn: true, same: true, due: '2099-12-31', questions: 1 },
    { status: 'NEW', withdrawn: false, same: true, due: '2099-12-31', questions: 1 },
  ])
  await expect
    .poll(() => notified(first))
    .toEqual(['EXPERT_INVITATN_FOR_PROJECT_INSPECTN', 'EXPERT_JOB_NOT_TAKEN'])
  await expect.poll(() => notified(second)).toEqual(['EXPERT_INVITATN_FOR_PROJECT_INSPECTN'])
  await expect.poll(() => notified(house.acc)).toEqual(['EXPERT_JOB_PASSED_ON'])
  // The second expert has the same number of days. Then nobody else is left: the order remains, and the client is
  // notified only once.
  await reassign()
  await age()
  await Promise.all([reassign(), reassign()])
  await reassign()
  expect(await house.jobs()).toEqual([{ taskId: task.id, expertUid: second.uid }])
  await expect.poll(() => notified(house.acc)).toEqual(['EXPERT_JOB_PASSED_ON', 'EXPERT_JOB_UNTAKEN'])
})

test('what can’t be passed on for a reason of its own stops nothing; a refusal is reported once', async () => {
  const [broken, refused, fine] = [await openHouse(2, 1), await openHouse(2, 1), await openHouse(2, 1)]
  for (const house of [broken, refused, fine]) await aged(house, house.experts[0]!)
  await sql`create function break_order() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`.execute(
    portal.db,
  )
  await sql`create trigger break_order before insert on expert_job for each row
    when (new.accelerator_id = ${sql.lit(broken.accelerator.id)}) execute function break_order()`.execute(
    portal.db,
  )
  // The template has been archived, so the order cannot be repeated.
  const { version } = await portal.make.profileTemplate({ purpose: 'EXPERTISE', status: 'ARCHIVE' })
  await sql`update expert_job set result_type = 'TEMPLATE', template_version_id = ${version.id}
    where accelerator_id = ${refused.accelerator.id}`.execute(portal.db)
  const logged: unknown[] = []
  await reassign(logged)
  await reassign(logged)
  expect(logged).toMatchObject([{ jobId: expect.any(Number) }, { jobId: expect.any(Number) }])
  await sql`drop function break_order() cascade`.execute(portal.db)
  const of = (house: typeof fine, expert: number) => [
    { taskId: house.tasks[0]!.id, expertUid: house.experts[expert]!.uid },
  ]
  expect(await broken.jobs()).toEqual(of(broken, 0))
  expect(await refused.jobs()).toEqual(of(refused, 0))
  expect(await fine.jobs()).toEqual(of(fine, 1))
  await expect.poll(() => notified(refused.acc)).toEqual(['EXPERT_JOB_UNTAKEN'])
  expect(await notified(broken.acc)).toEqual([])
})

test('the user who plans learns nothing about reviews of their own project', async () => {
  const house = await openHouse(1, 1)
  const own = await house.newTask([house.acc])
  const plan = await house.plan({ reviews: 3 })
  expect(plan.tasks).toEqual([expect.objectContaining({ id: house.tasks[0]!.id })])
  expect(plan.unstaffed.map(({ taskId }) => taskId)).not.toContain(own.id)
  expect(await house.plan({ taskIds: [own.id] })).toMatchObject({ tasks: [], unstaffed: [], skipped: 1 })
})
