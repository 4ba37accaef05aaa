import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { field, group, plain, table, column, tree } from '../../fields/domain/samples.ts'
import type { Value } from '../../fields/domain/values.ts'
import { getTaskChanges, moveRemark } from '../contract/remark.endpoints.ts'
import * as tasks from '../contract/task.endpoints.ts'
import type { RemarkAction, TaskState } from '../domain/states.ts'
import { notifyOfRemarks } from './notify-of-remarks.subscribers.ts'
import { notifyOfWork } from './notify.subscribers.ts'

let portal: TestPortal
let accelerator: Accelerator
let founder: Person
let tracker: Person
let team: Person
let templateId: number

const words = (ru: string) => ({ ru, en: '' })

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  team = await portal.make.member({ accelerator, role: 'ACC' })
  tracker = await portal.make.member({ accelerator, role: 'TRC' })
  founder = await portal.make.person()
  const made = await portal.make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'goal', type: 'STRING' }),
      group('rivals', [field({ code: 'rival', type: 'STRING' })]),
      table('plan', [column({ code: 'sum', type: 'NUMBER' })], {
        fixedRows: [{ key: 'rent', name: words('Аренда'), info: {} }],
      }),
      plain({ code: 'unasked', type: 'STRING' }),
    ),
  })
  templateId = made.id
})

type Remark = { status: string; actions: string[]; place: { code: string }; name: unknown; mendedBy: unknown }
type Comment = { id: number; kind: string; body: string; remark: Remark | null }
type Task = {
  id: number
  version: number
  state: string
  remarkable: boolean
  comments: Comment[]
  remarks: { open: number; mended: number }
  untouched: boolean
}

const done = ({ status, body }: Answer): Task => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as unknown as Task
}

const code = ({ status, body }: Answer) => [status, body['code']]

/** A task that requests the goal, the rivals and the plan. */
const newTask = async (state: TaskState = 'DONE_CODE') => {
  const project = await portal.make.project({ leader: founder })
  const track = await portal.make.track({ accelerator })
  const { id: trackpointId } = await portal.make.trackpoint({ track, answer_required: false })
  for (const [at, element] of ['goal', 'rivals', 'plan'].entries())
    await insertOne(portal.db, 'trackpoint_field', {
      trackpoint_id: trackpointId,
      template_id: templateId,
      element_code: element,
      seq: at + 1,
    })
  return { project, task: await portal.make.task({ project, track, tracker, state }) }
}

const goal = { code: 'goal', item: null, field: 'goal' }

const remark = (taskId: number, by = tracker, place: object = goal) =>
  portal.as(by).call(tasks.commentTask, {
    body: { taskId, body: 'Сколько это в рублях?', place: place as typeof goal },
  })

const move = (commentId: number, action: RemarkAction, by: Person) =>
  portal.as(by).call(moveRemark, { body: { commentId, action } })

const read = async (taskId: number, by = founder) =>
  done(await portal.as(by).call(tasks.getTask, { query: { taskId: String(taskId) } }))

const giveBack = async (taskId: number, by = tracker) =>
  done(
    await portal.as(by).call(tasks.returnTask, {
      body: { taskId, version: (await read(taskId, by)).version, comment: 'Уточните цифры.' },
    }),
  )

const submit = async (taskId: number, openRemarks = 0) =>
  portal.as(founder).call(tasks.completeTask, {
    body: { taskId, version: (await read(taskId)).version, openRemarks },
  })

const complete = async (taskId: number) => done(await submit(taskId, (await read(taskId)).remarks.open))

const remarkOf = ({ comments }: Task) => comments.find((comment) => comment.remark)?.remark

describe('comments of a task', () => {
  test('are no more than a page shows, and none is longer than a text may be', async () => {
    const { task } = await newTask()
    const comment = (body: string) =>
      portal.as(founder).call(tasks.commentTask, { body: { taskId: task.id, body } })
    expect((await comment('я'.repeat(4001))).body).toMatchObject({
      code: 'COMMENT_TOO_LONG',
      fields: { body: 'TOO_LONG' },
    })
    await sql`
      insert into task_comment (task_id, author_uid, kind, body)
      select ${task.id}, ${founder.uid}, 'COMMENT', 'Слово' from generate_series(1, 500)`.execute(portal.db)
    const refused = await comment('Ещё слово')
    expect([refused.status, refused.body['fields']]).toEqual([400, { body: 'TOO_MANY' }])
  })
})

describe('a remark at a field', () => {
  test('is a thread: the founder asks below it, the reviewer answers, and neither moves it', async () => {
    const { task } = await newTask()
    const { id } = done(await remark(task.id)).comments[0]!
    const say = (by: Person, body: string, replyTo: number, place?: typeof goal) =>
      portal
        .as(by)
        .call(tasks.commentTask, { body: { taskId: task.id, body, replyTo, ...(place && { place }) } })
    done(await say(founder, 'Считать без НДС?', id))
    const answered = done(await say(tracker, 'С НДС.', id))
    expect(answered.comments).toMatchObject([
      { replyTo: null, remark: { status: 'OPEN' } },
      { replyTo: id, body: 'Считать без НДС?', remark: null },
      { replyTo: id, body: 'С НДС.', remark: null },
    ])
    expect(answered.remarks).toEqual({ open: 1, mended: 0 })
    // No answer to an answer, to another task's remark, or as a remark of its own.
    const other = await newTask()
    const refused = [400, { replyTo: 'NOT_IN_LIST' }]
    const fieldsOf = ({ status, body }: Answer) => [status, body['fields']]
    expect(fieldsOf(await say(founder, 'И ещё', answered.comments[1]!.id))).toEqual(refused)
    const elsewhere = done(await remark(other.task.id)).comments[0]!
    expect(fieldsOf(await say(founder, 'И ещё', elsewhere.id))).toEqual(refused)
    expect(fieldsOf(await say(tracker, 'И ещё', id, goal))).toEqual(refused)
  })

  test('that is resolved is not answered until it is open again', async () => {
    const { task } = await newTask()
    const { id } = done(await remark(task.id)).comments[0]!
    const say = () =>
      portal
        .as(founder)
        .call(tasks.commentTask, { body: { taskId: task.id, body: 'Ещё вопрос', replyTo: id } })
    done(await move(id, 'settle', tracker))
    expect(code(await say())).toEqual([409, 'STATE_CHANGED'])
    done(await move(id, 'reopen', tracker))
    done(await say())
  })

  test('an answer to it says so and leads to it; reopened in a handed-in task it reaches the founder', async () => {
    const { task } = await newTask()
    const { id } = done(await remark(task.id)).comments[0]!
    let eventId = 9_000_000 + id * 10
    const tell = async (name: string, actorUid: string, payload: object) => {
      eventId += 1
      for (const { events, run } of [notifyOfWork, notifyOfRemarks])
        if (events.includes(name))
          await run(
            { db: portal.db } as never,
            { id: eventId, name, actorUid, acceleratorId: accelerator.id, payload } as never,
          )
      const { rows } = await sql<{ code: string; link: string; uid: string; params: Record<string, string> }>`
        select code, link, recipient_uid as uid, params from notification where event_id = ${eventId} order by id`.execute(
        portal.db,
      )
      return rows
    }
    const payload = { comment: 'С НДС.', remarkId: id }
    const leading = expect.stringContaining(`remark=${id}`)
    expect(await tell('TaskCommented', tracker.uid, { id: task.id, ...payload })).toMatchObject([
      { code: 'REMARK_ANSWERED', uid: founder.uid, link: leading, params: { comment: 'С НДС.' } },
    ])
    expect(await tell('TaskCommented', founder.uid, { id: task.id, ...payload })).toMatchObject([
      { code: 'REMARK_ANSWERED', uid: tracker.uid, link: leading },
    ])
    expect(await tell('TaskCommented', tracker.uid, { id: task.id, comment: 'Просто так' })).toMatchObject([
      { code: 'TASK_COMMENTED', uid: founder.uid },
    ])
    expect(await tell('RemarkReopened', tracker.uid, { id })).toMatchObject([
      { code: 'REMARK_REOPENED', uid: founder.uid, link: leading },
    ])
    // Returned to the team, it is on their agenda.
    await giveBack(task.id)
    expect(await tell('RemarkReopened', tracker.uid, { id })).toEqual([])
  })

  test('outlives the return and the next submission until it is ticked', async () => {
    const { task } = await newTask()
    const left = done(await remark(task.id))
    const { id } = left.comments[0]!
    expect([left.remarks, remarkOf(left)]).toMatchObject([
      { open: 1, mended: 0 },
      { status: 'OPEN', place: goal, name: { element: { ru: 'Поле goal' } }, actions: ['settle'] },
    ])
    expect(remarkOf(await read(task.id))?.actions).toEqual([])
    await giveBack(task.id)
    expect(remarkOf(await read(task.id))?.actions).toEqual(['mend'])
    const mended = done(await move(id, 'mend', founder))
    expect([mended.remarks, remarkOf(mended)]).toMatchObject([
      { open: 0, mended: 1 },
      { status: 'MENDED', actions: ['takeBack'], mendedBy: { uid: founder.uid } },
    ])
    await complete(task.id)
    expect(remarkOf(await read(task.id, tracker))?.actions).toEqual(['settle', 'reopen'])
    const reopened = done(await move(id, 'reopen', tracker))
    expect([reopened.remarks, remarkOf(reopened)?.mendedBy]).toEqual([{ open: 1, mended: 0 }, null])
    const settled = done(await move(id, 'settle', team))
    expect([settled.remarks, remarkOf(settled)]).toMatchObject([
      { open: 0, mended: 0 },
      { status: 'SETTLED', resolvedBy: { uid: team.uid }, actions: ['reopen'] },
    ])
  })

  test('is not an action of others, and the second of two gets a conflict', async () => {
    const { task } = await newTask()
    const { id } = done(await remark(task.id)).comments[0]!
    expect(code(await remark(task.id, founder))).toEqual([403, 'ACCESS_DENIED'])
    expect(code(await move(id, 'settle', founder))).toEqual([403, 'ACCESS_DENIED'])
    expect(code(await move(id, 'mend', tracker))).toEqual([403, 'ACCESS_DENIED'])
    expect(code(await move(id, 'mend', founder))).toEqual([409, 'TRACKPOINT_STATUS_CHANGED'])
    const stranger = await portal.make.person()
    expect(code(await move(id, 'settle', stranger))).toEqual([404, 'NOT_FOUND'])
    done(await move(id, 'settle', tracker))
    expect(code(await move(id, 'settle', team))).toEqual([409, 'STATE_CHANGED'])
  })

  test('belongs to an element of the task, as a whole, in a repetition, or in an empty fixed row', async () => {
    const { task, project } = await newTask()
    const { id: item } = await insertOne(portal.db, 'profile_item', {
      id: crypto.randomUUID(),
      project_id: project.id,
      element_code: 'rivals',
      seq: 1,
    })
    done(await remark(task.id, tracker, { code: 'rivals', item: null, field: 'rivals' }))
    done(await remark(task.id, tracker, { code: 'rivals', item, field: 'rival' }))
    const wrong = [
      { code: 'unasked', item: null, field: 'unasked' },
      { code: 'goal', item: null, field: 'rival' },
      { code: 'rivals', item, field: 'goal' },
      { code: 'rivals', item: crypto.randomUUID(), field: 'rival' },
    ]
    const answers = await Promise.all(wrong.map((place) => remark(task.id, tracker, place)))
    expect(answers.map(({ body }) => Object.keys(body['fields'] as object))).toEqual([
      ['place.code'],
      ['place.field'],
      ['place.field'],
      ['place.item'],
    ])
    expect((await read(task.id)).remarks.open).toBe(2)
  })

  test('is left from the start of a task to its decision', async () => {
    const states: [TaskState, boolean][] = [
      ['NOT_STARTED', false],
      ['PROCESS_CODE', true],
      ['START', true],
      ['DONE_CODE', true],
      ['ACCEPT_CODE', false],
      ['DISCARD_CODE', false],
    ]
    for (const [state, possible] of states) {
      const { task } = await newTask(state)
      expect((await read(task.id, tracker)).remarkable, state).toBe(possible)
      expect((await read(task.id)).remarkable, state).toBe(false)
      expect((await remark(task.id)).status, state).toBe(possible ? 200 : 409)
    }
  })

  test('may be about the answer or the files, also of a task that requests no fields', async () => {
    const track = await portal.make.track({ accelerator })
    const project = await portal.make.project({ leader: founder })
    const task = await portal.make.task({ project, track, tracker, state: 'DONE_CODE' })
    const answer = { code: 'ANSWER', item: null, field: 'ANSWER' }
    expect(remarkOf(done(await remark(task.id, tracker, answer)))).toMatchObject({
      place: answer,
      name: null,
      status: 'OPEN',
    })
    const refused = async (place: object, by = tracker) => {
      const { status, body } = await remark(task.id, by, place)
      return [status, body['fields'] ?? body['code']]
    }
    expect(await refused({ ...answer, field: 'FILES' })).toEqual([400, { 'place.field': 'NOT_IN_LIST' }])
    expect(await refused({ ...answer, item: '00000000-0000-4000-8000-000000000001' })).toEqual([
      400,
      { 'place.field': 'NOT_IN_LIST' },
    ])
    expect(await refused({ ...answer, code: 'OTHER' })).toEqual([400, { 'place.code': 'INVALID' }])
    expect(await refused(answer, founder)).toEqual([403, 'ACCESS_DENIED'])
    expect((await giveBack(task.id)).remarks).toEqual({ open: 1, mended: 0 })
  })

  test('goes with the progress of its task', async () => {
    const { task } = await newTask()
    done(await remark(task.id))
    const { version } = await read(task.id, team)
    done(await portal.as(team).call(tasks.deleteTaskProgress, { body: { taskId: task.id, version } }))
    const { comments, remarks } = await read(task.id)
    expect([comments, remarks]).toEqual([[], { open: 0, mended: 0 }])
  })

  test('a plain comment needs nothing of it', async () => {
    const { task } = await newTask()
    const { comments } = done(
      await portal.as(founder).call(tasks.commentTask, { body: { taskId: task.id, body: 'Спасибо' } }),
    )
    expect(comments).toMatchObject([{ body: 'Спасибо', remark: null }])
    expect(code(await move(comments[0]!.id, 'settle', tracker))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a task with open review comments is submitted', () => {
  const returnedWith = async (count: number) => {
    const { task } = await newTask()
    for (let i = 0; i < count; i += 1) done(await remark(task.id))
    await giveBack(task.id)
    return task.id
  }

  test('only with the number of them that the performer has confirmed, and stays as it is otherwise', async () => {
    const taskId = await returnedWith(2)
    const { status, body } = await submit(taskId)
    expect([status, body['code'], body['params']]).toEqual([409, 'REMARKS_OPEN', { count: 2 }])
    expect(code(await submit(taskId, 1))).toEqual([409, 'REMARKS_OPEN'])
    expect((await read(taskId)).state).toBe('START')
    expect(done(await submit(taskId, 2)).state).toBe('DONE_CODE')
  })

  test('without a question about those that are marked as fixed', async () => {
    const taskId = await returnedWith(2)
    for (const { id } of (await read(taskId)).comments.filter((comment) => comment.remark))
      done(await move(id, 'mend', founder))
    expect(done(await submit(taskId)).state).toBe('DONE_CODE')
  })
})

type Changes = {
  since: string | null
  reviewed: boolean
  answer: { before: string; after: string } | null
  addedFiles: { name: string }[]
  removedFiles: { name: string }[]
  fields: { code: string; before: Value; after: Value; by: { uid: string } | null; name: object }[]
  fieldsTotal: number
}

const changes = async (taskId: number, by = tracker): Promise<Changes> =>
  done(await portal.as(by).call(getTaskChanges, { query: { taskId: String(taskId) } })) as unknown as Changes

const change = (projectId: number, element: string, before: Value, after: Value) =>
  sql`insert into profile_value_change (project_id, element_code, field_code, before, after, changed_by)
    values (${projectId}, ${element}, ${element}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb,
      ${founder.uid})`.execute(portal.db)

const shortly = ({ fields }: Changes) =>
  fields.map(({ code: at, before, after }) => `${at}: ${String(before)} → ${String(after)}`)

const saveAnswer = async (taskId: number, answer: string) =>
  done(
    await portal.as(founder).call(tasks.saveTaskAnswer, {
      body: { taskId, version: (await read(taskId)).version, answer },
    }),
  )

describe('a returned task is untouched', () => {
  const returned = async () => {
    const made = await newTask()
    await giveBack(made.task.id)
    return made
  }
  const untouched = async (taskId: number, by = founder) => (await read(taskId, by)).untouched

  test('until a field it asks for, its answer or its files differ from what was returned', async () => {
    const { project, task } = await returned()
    expect(await untouched(task.id)).toBe(true)
    await change(project.id, 'unasked', null, 'Не спрашивали')
    expect(await untouched(task.id)).toBe(true)
    await change(project.id, 'goal', null, 'Насос')
    expect(await untouched(task.id)).toBe(false)
    await change(project.id, 'goal', 'Насос', null)
    expect(await untouched(task.id)).toBe(true)
    await saveAnswer(task.id, 'Пересчитали')
    expect(await untouched(task.id)).toBe(false)
    await saveAnswer(task.id, '')
    await portal.as(founder).send(tasks.uploadTaskFile, {
      query: { taskId: task.id },
      file: { name: 'plan.txt', content: 'План' },
    })
    expect(await untouched(task.id)).toBe(false)
  })

  test('is shown only to those who work on it, and only from the last return', async () => {
    const { task } = await returned()
    expect(await untouched(task.id, tracker)).toBe(false)
    await complete(task.id)
    expect(await untouched(task.id)).toBe(false)
    await giveBack(task.id)
    expect(await untouched(task.id)).toBe(true)
  })

  test('what the team took back itself was not returned', async () => {
    const { task } = await returned()
    await complete(task.id)
    const { version } = await read(task.id)
    done(await portal.as(founder).call(tasks.withdrawTask, { body: { taskId: task.id, version } }))
    expect(await untouched(task.id)).toBe(false)
  })
})

describe('what changed since my last decision', () => {
  test('is what differs now from what I returned: requested fields, the answer, files', async () => {
    const { project, task } = await newTask('PROCESS_CODE')
    await sql`update project_trackpoint set started_at = now() - interval '1 day' where id = ${task.id}`.execute(
      portal.db,
    )
    await change(project.id, 'goal', null, 'Насос')
    const first = await changes(task.id)
    expect([first.reviewed, first.answer, shortly(first)]).toEqual([false, null, ['goal: null → Насос']])
    await complete(task.id)
    await giveBack(task.id)
    expect(await changes(task.id)).toMatchObject({ reviewed: true, fields: [], answer: null })
    await change(project.id, 'goal', 'Насос', 'Тихий насос')
    await change(project.id, 'goal', 'Тихий насос', 'Тёплый насос')
    await change(project.id, 'unasked', null, 'Не спрашивали')
    const { version } = await read(task.id)
    done(
      await portal.as(founder).call(tasks.saveTaskAnswer, {
        body: { taskId: task.id, version, answer: 'Пересчитали' },
      }),
    )
    await portal.as(founder).send(tasks.uploadTaskFile, {
      query: { taskId: task.id },
      file: { name: 'plan.txt', content: 'План' },
    })
    const second = await changes(task.id)
    expect(shortly(second)).toEqual(['goal: Насос → Тёплый насос'])
    expect(second).toMatchObject({
      reviewed: true,
      answer: { before: '', after: 'Пересчитали' },
      addedFiles: [{ name: 'plan.txt' }],
      removedFiles: [],
      fieldsTotal: 1,
      fields: [{ by: { uid: founder.uid }, name: { element: { ru: 'Поле goal' } } }],
    })
  })

  test('of an entry that is gone says what it contained, and has no row to go to', async () => {
    const { project, task } = await newTask()
    await giveBack(task.id)
    const { id } = await insertOne(portal.db, 'profile_item', {
      id: crypto.randomUUID(),
      project_id: project.id,
      element_code: 'rivals',
      seq: 1,
      removed_at: new Date().toISOString(),
    })
    await sql`insert into profile_value_change
        (project_id, element_code, item_id, field_code, before, after, changed_by)
      values (${project.id}, 'rivals', ${id}::uuid, 'rival', '"Альфа"', null, ${founder.uid})`.execute(
      portal.db,
    )
    expect((await changes(task.id)).fields).toMatchObject([
      { code: 'rivals', item: id, before: 'Альфа', after: null, name: { row: null } },
    ])
  })

  test('what was changed and changed back is none; another reviewer has a measure of their own', async () => {
    const { project, task } = await newTask()
    await sql`update project_trackpoint set started_at = now() - interval '1 day' where id = ${task.id}`.execute(
      portal.db,
    )
    await change(project.id, 'goal', null, 'Насос')
    await giveBack(task.id)
    await change(project.id, 'goal', 'Насос', 'Другое')
    await change(project.id, 'goal', 'Другое', 'Насос')
    expect(shortly(await changes(task.id))).toEqual([])
    expect(shortly(await changes(task.id, team))).toEqual(['goal: null → Насос'])
  })

  test('is shown to reviewers only', async () => {
    const { task } = await newTask()
    const ask = (by: Person) => portal.as(by).call(getTaskChanges, { query: { taskId: String(task.id) } })
    expect(code(await ask(founder))).toEqual([403, 'ACCESS_DENIED'])
    expect(code(await ask(await portal.make.person()))).toEqual([404, 'NOT_FOUND'])
  })
})
