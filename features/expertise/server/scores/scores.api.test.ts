import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../../tests/support/factories/accelerator.ts'
import { insertAll } from '../../../../tests/support/factories/insert.ts'
import type { Task } from '../../../../tests/support/factories/participation.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { plain, tree } from '../../../fields/domain/samples.ts'
import * as scores from '../../contract/task-scores.endpoints.ts'
import { totalsOf } from '../../domain/review-template.rules.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let acc: Person
let leader: Person
let experts: Person[]
let versionId: number

const grades = [1, 2, 3, 4, 5].map((points) => ({ points, meaning: { ru: `Балл ${points}`, en: '' } }))
const criteria = tree(
  plain({ code: 'market', type: 'SCALE', grades, weight: 3, mayAbstain: true }),
  plain({ code: 'team', type: 'SCALE', grades }),
  plain({ code: 'advice', type: 'TEXT' }),
)

type Values = Record<string, number | string>

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  acc = await make.member({ accelerator, role: 'ACC' })
  leader = await make.person()
  experts = await Promise.all([1, 2, 3, 4, 5].map(() => make.member({ accelerator, role: 'EXP' })))
  const { version } = await make.profileTemplate({ purpose: 'EXPERTISE', status: 'ACTIVE', tree: criteria })
  versionId = version.id
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const newTask = async (by?: Person) =>
  portal.make.task({
    state: 'DONE_CODE',
    project: await portal.make.project({
      leader: by ?? (await portal.make.person()),
      name: 'Тихий город',
    }),
    track: await portal.make.track({ accelerator }),
  })

/** An expert's review, complete by default. */
const review = async (
  task: Task,
  at: number,
  values: Values,
  given: {
    status?: 'COMPLETE' | 'PROCESS'
    blind?: 'OPEN' | 'BOTH_HIDDEN'
    conclusion?: string
    requester_uid?: string
  } = {},
) => {
  const { status = 'COMPLETE', ...rest } = given
  const { weighted } = totalsOf(criteria, values)
  const job = await portal.make.expertJob({
    task,
    status,
    expert: experts[at]!,
    client: acc,
    result_type: 'TEMPLATE',
    template_version_id: versionId,
    visible_to_team: true,
    ...(status === 'COMPLETE'
      ? { completed_at: new Date().toISOString(), score: weighted?.toFixed(2) ?? null }
      : {}),
    ...rest,
  })
  await insertAll(
    portal.db,
    'expert_job_value',
    Object.entries(values).map(([element_code, value]) => ({
      job_id: job.id,
      element_code,
      value: value as never,
    })),
  )
  return job.id
}

const read = (by: Person, task: Task) =>
  portal.as(by).call(scores.getTaskScores, { query: { taskId: String(task.id) } })

describe('the scores of a task', () => {
  test('are summed over its experts, with who disagrees and what another order would require', async () => {
    const task = await newTask()
    await review(task, 0, { market: 1, team: 3 })
    await review(task, 1, { market: 5, team: 'CANNOT_JUDGE' })
    await review(task, 2, { market: 3 }, { status: 'PROCESS' })
    // An order by an investor or mentor is not included.
    await review(task, 3, { market: 2, team: 5 }, { requester_uid: leader.uid })
    const { groups, underWay, expertUids, orderable } = done(await read(acc, task))
    expect({ underWay, orderable, experts: expertUids.length }).toEqual({
      underWay: 1,
      orderable: true,
      experts: 3,
    })
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({
      disagree: true,
      weighted: { mean: 56.3, spread: 87.5, count: 2 },
      mean: { mean: 62.5, spread: 75, count: 2 },
      reviews: [
        { weighted: 12.5, mean: 25, deviation: null, reviews: 0, adjusted: null },
        { weighted: 100, mean: 100 },
      ],
      terms: { questions: [], blind: 'OPEN', visibleToTeam: true },
    })
    expect(
      groups[0].criteria.map(({ code, apart }: { code: string; apart: boolean }) => [code, apart]),
    ).toEqual([
      ['market', true],
      ['team', false],
    ])
    expect(groups[0].criteria[1].given).toEqual([
      { points: 3, height: 50, abstained: false },
      { points: null, height: null, abstained: true },
    ])
  })

  test('show an expert’s severity once three other reviews confirm it, and never from the own task', async () => {
    for (const market of [2, 3, 4]) {
      const task = await newTask()
      await review(task, 3, { market: market - 1 })
      await review(task, 4, { market })
      await review(task, 2, { market: 5 }, { requester_uid: leader.uid })
    }
    const task = await newTask()
    await review(task, 3, { market: 1 })
    await review(task, 4, { market: 5 })
    const [group] = done(await read(acc, task)).groups
    expect(group.reviews).toMatchObject([
      { weighted: 0, deviation: -25, reviews: 3, adjusted: 9.4 },
      { weighted: 100, deviation: 25, reviews: 3, adjusted: 90.6 },
    ])
  })

  test('are nobody’s who does not oversee the reviews', async () => {
    const task = await newTask(leader)
    await review(task, 0, { market: 1 })
    for (const by of [leader, experts[0]!, experts[1]!]) expect((await read(by, task)).status).toBe(404)
  })
})

describe('others’ reviews', () => {
  const others = async (at: number, jobId: number) =>
    done(await portal.as(experts[at]!).call(scores.listOtherReviews, { query: { jobId: String(jobId) } }))
  const open = (by: Person, readsOthers: boolean) =>
    portal.as(by).call(scores.saveOtherReviewsSetting, {
      headers: { 'accelerator-id': String(accelerator.id) },
      body: { value: readsOthers },
    })

  test('are closed until an administrator opens them, and then read without names after the own one', async () => {
    const task = await newTask()
    const own = await review(task, 0, { market: 1 })
    const running = await review(task, 1, { market: 2 }, { status: 'PROCESS' })
    await review(task, 2, { market: 5, advice: 'Продавайте.' }, { conclusion: 'Тихий город готов.' })
    expect(await others(0, own)).toEqual({ opened: false, items: [] })
    expect((await open(acc, true)).status).toBe(403)
    done(await open(admin, true))
    expect(await others(1, running)).toEqual({ opened: true, items: [] })
    const { items } = await others(0, own)
    expect(items).toMatchObject([
      {
        number: 1,
        conclusion: 'Тихий город готов.',
        template: { values: { market: 5, advice: 'Продавайте.' } },
      },
    ])
    expect(JSON.stringify(items)).not.toContain(experts[2]!.last_name)
    expect(JSON.stringify(items)).not.toContain(experts[2]!.uid)
    done(await open(admin, false))
    expect(await others(0, own)).toEqual({ opened: false, items: [] })
  })

  test('contain no name for a person who reviews blindly', async () => {
    done(await open(admin, true))
    const task = await newTask()
    const own = await review(task, 0, { market: 1 }, { blind: 'BOTH_HIDDEN' })
    await review(task, 2, { advice: 'Тихий город растёт.' }, { conclusion: 'Берите Тихий город.' })
    const { items } = await others(0, own)
    expect(items).toHaveLength(1)
    expect(JSON.stringify(items)).not.toMatch(/Тихий город/i)
  })
})
