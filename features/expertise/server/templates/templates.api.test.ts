import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { plain, tree } from '../../../fields/domain/samples.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import * as building from '../../../profile-templates/contract/template.endpoints.ts'
import * as orders from '../../contract/expert-job-order.endpoints.ts'
import * as jobs from '../../contract/expert-job.endpoints.ts'
import * as templates from '../../contract/expertise-template.endpoints.ts'
import * as ordering from '../../contract/order.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let administrator: Person
let leader: Person

const grades = [1, 2, 3, 4, 5].map((points) => ({ points, meaning: { ru: `Балл ${points}`, en: '' } }))
const reviewTree = tree(
  plain({ code: 'market', type: 'SCALE', grades, weight: 3, required: true, mayAbstain: true }),
  plain({ code: 'team', type: 'SCALE', grades }),
  plain({ code: 'advice', type: 'TEXT', required: true }),
)

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  administrator = await make.person({ roles: ['ADMIN'] })
  leader = await make.person()
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}
const refusal = ({ status, body }: Answer) => [status, body['code'], body['fields']]

const headers = () => ({ 'accelerator-id': String(accelerator.id) })
const newTemplate = (given: { tree?: ElementTree; status?: 'DRAFT' | 'ACTIVE' } = {}) =>
  portal.make.profileTemplate({ purpose: 'EXPERTISE', status: 'ACTIVE', tree: reviewTree, ...given })
const newTask = async () =>
  portal.make.task({
    state: 'DONE_CODE',
    project: await portal.make.project({ leader }),
    track: await portal.make.track({ accelerator }),
  })
const newExpert = () => portal.make.member({ accelerator, role: 'EXP' })

const order = (taskId: number, expert: Person, templateId: number | null) =>
  portal.as(acc).call(ordering.orderExpertJobs, {
    headers: headers(),
    body: {
      taskIds: [taskId],
      expertUids: [expert.uid],
      resultType: 'TEMPLATE',
      templateId,
      dueOn: '2099-12-31',
      visibleToTeam: true,
    },
  })

const started = async (templateId: number) => {
  const [expert, task] = [await newExpert(), await newTask()]
  const jobId: number = done(await order(task.id, expert, templateId)).jobs[0].id
  done(await portal.as(expert).call(orders.takeExpertJob, { body: { jobId, version: 1 } }))
  return { expert, task, jobId }
}

const save = (
  by: Person,
  jobId: number,
  version: number,
  values: { code: string; value: string | number | null }[],
) => portal.as(by).call(orders.saveExpertJob, { body: { jobId, version, values } })
const complete = (by: Person, jobId: number, version: number) =>
  portal.as(by).call(orders.completeExpertJob, { body: { jobId, version } })

describe('an order by a template', () => {
  test('takes published templates of expertise and no other', async () => {
    const published = await newTemplate()
    const draft = await newTemplate({ status: 'DRAFT' })
    const ofProfiles = await portal.make.profileTemplate({ status: 'ACTIVE' })
    const { items } = done(
      await portal.as(acc).call(templates.listExpertiseTemplates, { headers: headers() }),
    )
    const shown = items.map(({ id }: { id: number }) => id)
    expect(shown).toContain(published.id)
    expect(shown).not.toContain(draft.id)
    expect(shown).not.toContain(ofProfiles.id)
    expect(items.find(({ id }: { id: number }) => id === published.id)).toMatchObject({
      criteria: 2,
      questions: 3,
    })
    const [expert, task] = [await newExpert(), await newTask()]
    expect(refusal(await order(task.id, expert, null))).toEqual([
      400,
      'VALIDATION_FAILED',
      { templateId: 'REQUIRED' },
    ])
    for (const { id } of [draft, ofProfiles])
      expect(refusal(await order(task.id, expert, id))).toEqual([
        400,
        'VALIDATION_FAILED',
        { templateId: 'NOT_IN_LIST' },
      ])
  })

  test('preserves the version it was ordered by, and its template stays while a review needs it', async () => {
    const { id, version } = await newTemplate()
    const { expert, jobId } = await started(id)
    const admin = portal.as(administrator)
    const draft = done(await admin.call(building.draftProfileTemplate, { body: { versionId: version.id } }))
    done(
      await admin.call(building.saveProfileTemplate, {
        body: {
          versionId: draft.id,
          version: draft.version,
          tree: tree(plain({ code: 'market', type: 'SCALE', grades })),
        },
      }),
    )
    done(await admin.call(building.publishProfileTemplate, { body: { versionId: draft.id } }))
    const { template } = done(
      await portal.as(expert).call(orders.getExpertJobOrder, { query: { jobId: String(jobId) } }),
    )
    expect(template.tree.sections[0].elements).toHaveLength(3)
    expect(refusal(await admin.call(building.deleteProfileTemplate, { body: { templateId: id } }))[1]).toBe(
      'OBJECT_IN_USE',
    )
  })
})

describe('a review by a template', () => {
  test('is saved as one answers, refuses what it does not ask, and is complete with every required answer', async () => {
    const { id } = await newTemplate()
    const { expert, jobId } = await started(id)
    expect(refusal(await complete(expert, jobId, 2))[1]).toBe('EXPERTISE_ANSWERS_REQUIRED')
    for (const [value, problem] of [
      [{ code: 'market', value: 9 }, { 'values.0.value': 'NOT_IN_LIST' }],
      [{ code: 'team', value: 'CANNOT_JUDGE' }, { 'values.0.value': 'NOT_IN_LIST' }],
      [{ code: 'pitch', value: 'x' }, { 'values.0.code': 'UNKNOWN_FIELD' }],
    ] as const)
      expect(refusal(await save(expert, jobId, 2, [value]))).toEqual([400, 'VALIDATION_FAILED', problem])
    const { version } = done(
      await save(expert, jobId, 2, [
        { code: 'market', value: 5 },
        { code: 'team', value: 1 },
      ]),
    )
    expect(refusal(await save(expert, jobId, 2, [{ code: 'team', value: 2 }]))[1]).toBe('STATE_CHANGED')
    expect(refusal(await complete(expert, jobId, version))[1]).toBe('EXPERTISE_ANSWERS_REQUIRED')
    const next = done(await save(expert, jobId, version, [{ code: 'advice', value: 'Считайте снизу.' }]))
    done(await complete(expert, jobId, next.version))
    const stored = await portal.db
      .selectFrom('expert_job')
      .select('score')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
    expect(Number(stored.score)).toBe(75)
  })

  test('stays the expert’s own until it is handed over; then the accelerator and the team read it', async () => {
    const { id } = await newTemplate()
    const { expert, jobId } = await started(id)
    const { version } = done(
      await save(expert, jobId, 2, [
        { code: 'market', value: 'CANNOT_JUDGE' },
        { code: 'advice', value: 'Поговорите с тремя клиентами.' },
      ]),
    )
    const client = async () =>
      done(await portal.as(acc).call(jobs.getExpertJob, { query: { jobId: String(jobId) } })).template
    expect((await client()).values).toEqual({})
    const byTeam = () => portal.as(leader).call(jobs.getExpertJobResult, { query: { jobId: String(jobId) } })
    expect((await byTeam()).status).toBe(404)
    done(await complete(expert, jobId, version))
    const answers = { market: 'CANNOT_JUDGE', advice: 'Поговорите с тремя клиентами.' }
    expect((await client()).values).toEqual(answers)
    expect(done(await byTeam()).template.values).toEqual(answers)
    const cleared = await save(expert, jobId, version + 1, [{ code: 'market', value: null }])
    expect(refusal(cleared)[1]).toBe('EXPERT_JOB_NOT_IN_PROCESS')
  })
})
