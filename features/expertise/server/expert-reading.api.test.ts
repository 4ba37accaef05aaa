import { sql } from 'kysely'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { diskStorage } from '#platform/server/files/storage.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Task } from '../../../tests/support/factories/participation.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { allDelivered } from '../../../tests/support/settled.ts'
import { wordsOf } from '../../communication/server/notification-texts.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { getTask, downloadTaskFile } from '../../participations/contract/task.endpoints.ts'
import * as profile from '../../project-profiles/contract/profile.endpoints.ts'
import { sendReminders } from '../../reminders/server/send-reminders.job.ts'
import { countNewExpertJobs } from '../contract/badge.endpoints.ts'
import * as orders from '../contract/expert-job-order.endpoints.ts'
import * as jobs from '../contract/expert-job.endpoints.ts'
import * as ordering from '../contract/order.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let leader: Person
let project: Project
let task: Task
let templateId: number

const done = ({ status, body }: Answer): Record<string, unknown> => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const savePitch = (value: string, version: number) =>
  portal.as(leader).call(profile.saveProjectProfile, {
    body: {
      projectId: project.id,
      add: [],
      cells: [{ code: 'pitch', item: null, field: 'pitch', value, version }],
    },
  })

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  const { make } = portal
  const template = await make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'pitch', type: 'STRING' }),
      plain({ code: 'secret', type: 'STRING', identifies: true }),
      plain({ code: 'deck', type: 'FILE' }),
    ),
  })
  templateId = template.id
  accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  leader = await make.person()
  project = await make.project({ leader })
  const track = await make.track({ accelerator })
  done(await savePitch('Как сдали', 0))
  task = await make.task({ state: 'DONE_CODE', project, track })
  await insertOne(portal.db, 'trackpoint_field', {
    trackpoint_id: task.trackpoint_id,
    template_id: template.id,
    element_code: 'pitch',
    seq: 0,
    required: true,
    read_only: false,
  })
})

const newExpert = () => portal.make.member({ accelerator, role: 'EXP' })

const order = async (expert: Person, dueOn = '2099-12-31', taskId = task.id): Promise<number> => {
  const { jobs } = done(
    await portal.as(acc).call(ordering.orderExpertJobs, {
      headers: { 'accelerator-id': String(accelerator.id) },
      body: { taskIds: [taskId], expertUids: [expert.uid], resultType: 'COMMENTS', dueOn },
    }),
  ) as { jobs: { id: number }[] }
  return jobs[0]!.id
}

const take = async (expert: Person, jobId: number) =>
  done(await portal.as(expert).call(orders.takeExpertJob, { body: { jobId, version: 1 } }))

const read = (by: Person, opener?: string) =>
  portal.as(by).call(profile.getProjectProfile, {
    query: { projectId: String(project.id), ...(opener ? { opener } : {}) },
  })

const notified = async ({ uid }: Person): Promise<string[]> =>
  (
    await portal.db
      .selectFrom('notification')
      .select('code')
      .where('recipient_uid', '=', uid)
      .orderBy('id')
      .execute()
  ).map(({ code }) => code)

test('ten reviews ordered at once are one mail and ten rows in the inbox', async () => {
  const expert = await newExpert()
  const track = await portal.make.track({ accelerator })
  const made = () => portal.make.task({ state: 'DONE_CODE', track })
  const tasks = await Promise.all(Array.from({ length: 10 }, made))
  // Half of them in one batch, the others one by one, concurrently.
  const send = async (taskIds: number[]) =>
    done(
      await portal.as(acc).call(ordering.orderExpertJobs, {
        headers: { 'accelerator-id': String(accelerator.id) },
        body: { taskIds, expertUids: [expert.uid], resultType: 'COMMENTS', dueOn: '2099-12-31' },
      }),
    )
  const ids = tasks.map(({ id }) => id)
  await Promise.all([send(ids.slice(0, 5)), ...ids.slice(5).map((id) => send([id]))])
  await allDelivered(portal)
  expect(await notified(expert)).toEqual(Array(10).fill('EXPERT_INVITATN_FOR_PROJECT_INSPECTN'))
  const mails = await portal.db
    .selectFrom('mail')
    .select('subject')
    .where('to_address', '=', expert.email)
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.subject).toMatch(/10/)
  const badge = await portal.as(expert).call(countNewExpertJobs, {})
  expect(done(badge)).toEqual({ count: 10 })
})

describe('what an expert reads of a project', () => {
  test('is counted for the expert in person, not for an administrator logged in as them', async () => {
    const expert = await newExpert()
    const jobId = await order(expert)
    await take(expert, jobId)
    const body = { projectId: project.id, opener: `expertise:${jobId}`, codes: ['pitch'] }
    const opens = async (code = 'pitch') =>
      (
        await portal.db
          .selectFrom('task_field_opening')
          .select('opens')
          .where('task_id', '=', task.id)
          .where('element_code', '=', code)
          .execute()
      ).reduce((sum, row) => sum + row.opens, 0)
    const before = await opens()
    const admin = await portal.make.person({ roles: ['ADMIN'] })
    const acting = await portal.actAs(admin, expert).call(profile.noteFieldsRead, { body })
    expect([acting.status, await opens()]).toEqual([403, before])
    done(await portal.as(expert).call(profile.noteFieldsRead, { body }))
    expect(await opens()).toBe(before + 1)
    // So are the answer and the files of the task, which its page shows besides.
    const answered = await opens('ANSWER')
    done(await portal.as(expert).call(profile.noteFieldsRead, { body: { ...body, codes: ['ANSWER'] } }))
    expect(await opens('ANSWER')).toBe(answered + 1)
  })

  test('is commented at a field, which the comment stores for the reader of the result', async () => {
    const expert = await newExpert()
    const id = await order(expert)
    await take(expert, id)
    const comment = (elementCode: string, text: string) =>
      portal.as(expert).call(orders.saveExpertComment, { body: { jobId: id, elementCode, text } })
    const saved = done(await comment('pitch', 'Рынок посчитан дважды.'))
    expect(saved).toMatchObject({ elementCode: 'pitch', text: 'Рынок посчитан дважды.' })
    // Comments are refused on elements that the task does not request, or that do not exist.
    for (const code of ['secret', 'nowhere'])
      expect((await comment(code, 'Где это?')).body['fields']).toEqual({ elementCode: 'NOT_IN_LIST' })
    const changed = await portal.as(expert).call(orders.saveExpertComment, {
      body: { jobId: id, comment: { id: Number(saved['id']), version: 1 }, text: 'Рынок посчитан трижды.' },
    })
    expect(done(changed)).toMatchObject({ elementCode: 'pitch' })
    const own = await portal.as(expert).call(orders.getExpertJobOrder, { query: { jobId: String(id) } })
    const at = [{ elementCode: 'pitch', text: 'Рынок посчитан трижды.' }]
    expect(done(own)['comments']).toMatchObject(at)
    done(await portal.as(expert).call(orders.completeExpertJob, { body: { jobId: id, version: 2 } }))
    const read = await portal.as(acc).call(jobs.getExpertJob, { query: { jobId: String(id) } })
    expect(done(read)['comments']).toMatchObject(at)
  })

  test('is what the task asks for, as it was handed in, from taking the job until it is theirs no more', async () => {
    const expert = await newExpert()
    const id = await order(expert)
    const opener = `expertise:${id}`
    expect((await read(expert, opener)).status).toBe(404)
    await take(expert, id)
    done(await savePitch('Поменяли потом', 1))
    const answer = done(await read(expert, opener)) as {
      editable: boolean
      asked: { code: string }[]
      values: { plain: Record<string, unknown> }
    }
    expect(answer.asked.map(({ code }) => code)).toEqual(['pitch'])
    expect(answer.values.plain).toEqual({ pitch: 'Как сдали' })
    expect(answer.editable).toBe(false)
    for (const one of [
      await read(expert),
      await read(expert, `task:${task.id}`),
      await read(await newExpert(), opener),
      await read(leader, opener),
      await portal.as(expert).call(getTask, { query: { taskId: String(task.id) } }),
    ])
      expect(one.status).toBe(404)
    const save = await portal.as(expert).call(profile.saveProjectProfile, {
      body: {
        projectId: project.id,
        opener,
        add: [],
        cells: [{ code: 'pitch', item: null, field: 'pitch', value: 'Чужое', version: 2 }],
      },
    })
    expect(save.status).toBeGreaterThanOrEqual(400)
    done(
      await portal
        .as(expert)
        .call(orders.rejectExpertJob, { body: { jobId: id, version: 2, reason: 'Занят.' } }),
    )
    expect((await read(expert, opener)).status).toBe(404)
  })

  test('is the file that was handed in, not the one that was there before', async () => {
    const of = await portal.make.project({ leader })
    const files: string[] = []
    for (const name of ['before.txt', 'handed-in.txt', 'after.txt']) {
      const answer = await portal.as(leader).send(profile.uploadProfileFile, {
        query: { projectId: of.id, code: 'deck', field: 'deck' },
        file: { name, content: name },
      })
      files.push((done(answer) as { id: string }).id)
    }
    const keep = async (version: number) =>
      done(
        await portal.as(leader).call(profile.saveProjectProfile, {
          body: {
            projectId: of.id,
            add: [],
            cells: [{ code: 'deck', item: null, field: 'deck', value: [files[version]!], version }],
          },
        }),
      )
    await keep(0)
    await keep(1)
    const handedIn = await portal.make.task({
      state: 'DONE_CODE',
      project: of,
      track: await portal.make.track({ accelerator }),
    })
    await insertOne(portal.db, 'trackpoint_field', {
      trackpoint_id: handedIn.trackpoint_id,
      template_id: templateId,
      element_code: 'deck',
      seq: 0,
      required: true,
      read_only: false,
    })
    await keep(2)
    const expert = await newExpert()
    const jobId = await order(expert, '2099-12-31', handedIn.id)
    await take(expert, jobId)
    const opened = files.map((fileId) =>
      portal.as(expert).call(profile.downloadProfileFile, {
        query: { projectId: String(of.id), fileId, opener: `expertise:${jobId}` },
      }),
    )
    expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([404, 200, 404])
  })

  test('ends with the role, and with a conflict', async () => {
    const [removed, joined] = [await newExpert(), await newExpert()]
    const ids = [await order(removed), await order(joined)]
    await take(removed, ids[0]!)
    await take(joined, ids[1]!)
    const file = await portal.db
      .insertInto('file')
      .values({
        entity: 'PROJECT_UPLOADS',
        name: 'a.txt',
        mime: 'text/plain',
        size: 1,
        sha256: '-',
        uploaded_by: leader.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertOne(portal.db, 'task_file', { task_id: task.id, file_id: file.id })
    const download = async (by: Person, jobId: number) =>
      (await portal.as(by).download(orders.downloadReviewedFile, { query: { jobId, fileId: file.id } }))
        .status
    await diskStorage(join(portal.folder, 'files')).put(file.id, Buffer.from('a'))
    expect(await download(removed, ids[0]!)).toBe(200)
    await portal.db
      .updateTable('accelerator_member')
      .set({ blocked: true })
      .where('person_uid', '=', removed.uid)
      .execute()
    await insertOne(portal.db, 'project_member', { project_id: project.id, person_uid: joined.uid })
    for (const [place, expert] of [removed, joined].entries()) {
      // Changed permissions reach every process by a notification of the database, with a short delay.
      await expect.poll(() => download(expert, ids[place]!)).toBe(404)
      expect((await read(expert, `expertise:${ids[place]}`)).status).toBe(404)
    }
    expect(
      (await portal.as(removed).download(downloadTaskFile, { query: { taskId: task.id, fileId: file.id } }))
        .status,
    ).toBe(404)
    await portal.db.deleteFrom('project_member').where('person_uid', '=', joined.uid).execute()
  })
})

test('an expert sees how much of what the same client awaits by the same day is handed in', async () => {
  const { make, db } = portal
  const other = await make.accelerator()
  const expert = await newExpert()
  await make.member({ accelerator: other, role: 'EXP', person: expert })
  const aTask = async () =>
    make.task({
      state: 'DONE_CODE',
      project: await make.project({ leader }),
      track: await make.track({ accelerator }),
    })
  const ids: number[] = []
  for (const dueOn of ['2099-11-30', '2099-11-30', '2099-11-30', '2099-12-01'])
    ids.push(await order(expert, dueOn, (await aTask()).id))
  const due = { expert, client: acc, due_on: '2099-11-30' }
  // Another accelerator's, an investor's own and declined jobs are not included.
  await make.expertJob({
    ...due,
    task: await make.task({ state: 'DONE_CODE', track: await make.track({ accelerator: other }) }),
  })
  await make.expertJob({ ...due, task: await aTask(), requester_uid: acc.uid })
  await make.expertJob({ ...due, task: await aTask(), status: 'REJECT', rejected_at: '2026-01-01T00:00:00Z' })
  await db
    .updateTable('expert_job')
    .set({ status: 'COMPLETE', completed_at: new Date().toISOString() })
    .where('id', '=', ids[0]!)
    .execute()
  const sameDay = async (id: number) =>
    done(await portal.as(expert).call(orders.getExpertJobOrder, { query: { jobId: String(id) } }))['sameDay']
  expect(await sameDay(ids[1]!)).toEqual({ done: 1, count: 3 })
  expect(await sameDay(ids[3]!)).toEqual({ done: 0, count: 1 })
})

describe('who is notified', () => {
  test('the expert of the order, the client of what became of it', async () => {
    const expert = await newExpert()
    const id = await order(expert)
    await expect.poll(() => notified(expert)).toEqual(['EXPERT_INVITATN_FOR_PROJECT_INSPECTN'])
    expect(done(await portal.as(expert).call(countNewExpertJobs, {}))).toEqual({ count: 1 })
    const before = (await notified(acc)).length
    await take(expert, id)
    expect(done(await portal.as(expert).call(countNewExpertJobs, {}))).toEqual({ count: 0 })
    done(
      await portal.as(expert).call(orders.saveExpertComment, { body: { jobId: id, text: 'Рынок велик.' } }),
    )
    done(await portal.as(expert).call(orders.completeExpertJob, { body: { jobId: id, version: 2 } }))
    await expect
      .poll(async () => (await notified(acc)).slice(before))
      .toEqual(['EXPERT_OPERTN_COMPLETION_WITH_PROJECT'])
  })

  test('the expert is reminded three days, one day before and on the last day, the accelerator once it is over', async () => {
    const expert = await newExpert()
    const id = await order(expert)
    await expect.poll(() => notified(expert)).toHaveLength(1)
    const zone = sql`(select time_zone from accelerator where id = ${accelerator.id})`
    // A time zone where it is an hour before the end of the day, so after the morning hour.
    await sql`update accelerator set time_zone = (select name from pg_timezone_names
      where extract(hour from now() at time zone name) between 10 and 22 and name like '%/%' order by name limit 1)
      where id = ${accelerator.id}`.execute(portal.db)
    const remind = async (days: number): Promise<number> => {
      await sql`update expert_job set created_at = now() - interval '9 days',
        due_on = (now() at time zone ${zone})::date + ${days}::int where id = ${id}`.execute(portal.db)
      const job = {
        db: portal.db,
        log: console as never,
        attempt: 1,
        lastAttempt: false,
        signal: AbortSignal.timeout(9000),
      }
      // The day moves instead of the clock: what was sent was sent about the same deadline.
      await sql`update reminder_sent_to set due_on = (now() at time zone ${zone})::date + ${days}::int
        where object = ${`review:${id}`}`.execute(portal.db)
      await sendReminders.run(job, {})
      await sendReminders.run(job, {})
      return (await notified(expert)).filter((code) => code === 'EXPERT_JOB_DUE').length
    }
    expect([
      await remind(4),
      await remind(3),
      await remind(2),
      await remind(1),
      await remind(0),
      await remind(-1),
      await remind(-2),
    ]).toEqual([0, 1, 1, 2, 3, 3, 3])
    // Then the accelerator must act, and is notified once.
    expect((await notified(acc)).filter((code) => code === 'EXPERT_JOB_LATE')).toHaveLength(1)
    const [late] = await portal.db
      .selectFrom('notification')
      .select('params')
      .where('code', '=', 'EXPERT_JOB_LATE')
      .execute()
    expect(
      wordsOf('en', { code: 'EXPERT_JOB_LATE', params: late!.params as never, subject: '', body: '' }).body,
    ).toMatch(/was due on \d{4}\/\d\d\/\d\d 11:59\sPM \S+ and/)
  })
})

describe('a review that hides the names of both sides', () => {
  test('reveals to the expert nothing of whose work it is, and opens by no other id', async () => {
    const { make } = portal
    const [expert, member] = [
      await newExpert(),
      await make.person({ last_name: 'Журавлёва', first_name: 'Зоя' }),
    ]
    const named = await make.project({
      leader,
      members: [member],
      name: 'Синий журавль',
      summary: 'Синий журавль летит',
    })
    done(
      await portal.as(leader).call(profile.saveProjectProfile, {
        body: {
          projectId: named.id,
          add: [],
          cells: [
            {
              code: 'pitch',
              item: null,
              field: 'pitch',
              value: 'У Синего журавля с Журавлёвой есть рынок, zoya@crane.example.org',
              version: 1,
            },
          ],
        },
      }),
    )
    const blind = await make.task({
      state: 'DONE_CODE',
      project: named,
      track: await make.track({ accelerator }),
    })
    await sql`update project_trackpoint set answer = 'Это «Синий Журавль»: рынок есть.' where id = ${blind.id}`.execute(
      portal.db,
    )
    await sql`insert into trackpoint_field (trackpoint_id, template_id, element_code, seq, required, read_only)
      select ${blind.trackpoint_id}, template_id, code, 0, false, false
      from trackpoint_field cross join unnest(array['pitch', 'secret']) code where trackpoint_id = ${task.trackpoint_id}`.execute(
      portal.db,
    )
    const { jobs } = done(
      await portal.as(acc).call(ordering.orderExpertJobs, {
        headers: { 'accelerator-id': String(accelerator.id) },
        body: {
          taskIds: [blind.id],
          expertUids: [expert.uid],
          resultType: 'COMMENTS',
          dueOn: '2099-12-31',
          blind: 'BOTH_HIDDEN',
          questions: ['Верите ли вы в «Синего журавля»?'],
        },
      }),
    ) as { jobs: { id: number; serialNumber: string }[] }
    const { id, serialNumber } = jobs[0]!
    const by = portal.as(expert)
    const taken = await take(expert, id)
    const opened = (projectId: number) =>
      by.call(profile.getProjectProfile, {
        query: { projectId: String(projectId), opener: `expertise:${id}` },
      })
    const read = done(await opened(id))
    expect(read['asked']).toMatchObject([{ code: 'pitch' }])
    expect(read['values']).toMatchObject({ plain: { pitch: 'У █████ с █████ есть рынок, █████' } })
    // Guessing the project's id does not confirm it.
    if (named.id !== id) expect((await opened(named.id)).status).toBe(404)
    expect(taken).toMatchObject({ subject: { project: serialNumber, summary: '' }, namesHidden: true })
    const found = (text: string) => by.call(orders.listExpertJobOrders, { query: { findText: text } })
    expect((await found('Синий')).body['total']).toBe(0)
    expect((await found(serialNumber)).body['total']).toBe(1)
    await expect.poll(() => notified(expert)).toContain('EXPERT_INVITATN_FOR_PROJECT_INSPECTN')
    const sent = await portal.db
      .selectFrom('notification')
      .selectAll()
      .where('recipient_uid', '=', expert.uid)
      .execute()
    const mails = await portal.db
      .selectFrom('mail')
      .selectAll()
      .where('to_address', '=', expert.email)
      .execute()
    const list = done(await by.call(orders.listExpertJobOrders, { query: {} }))
    expect(JSON.stringify([taken, read, list, sent, mails])).not.toMatch(/журавл|crane|Зоя/iu)
    expect(taken).toMatchObject({ questions: [{ text: 'Верите ли вы в «█████»?' }] })
  })

  test('reads what the accelerator says of the result and of the end without names', async () => {
    const expert = await newExpert()
    const id = await order(expert)
    await take(expert, id)
    const by = portal.as(expert)
    done(
      await by.call(orders.saveExpertComment, { body: { jobId: id, text: 'Рынок посчитан сверху вниз.' } }),
    )
    await sql`update expert_job set blind = 'BOTH_HIDDEN' where id = ${id}`.execute(portal.db)
    const { name } = await portal.db
      .selectFrom('project')
      .innerJoin('expert_job', 'expert_job.project_id', 'project.id')
      .select('project.name')
      .where('expert_job.id', '=', id)
      .executeTakeFirstOrThrow()
    const version = async () =>
      (
        await portal.db
          .selectFrom('expert_job')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).version
    done(await by.call(orders.completeExpertJob, { body: { jobId: id, version: await version() } }))
    done(
      await portal.as(acc).call(jobs.correctExpertJob, {
        body: { jobId: id, version: await version(), correction: `Что с рынком ${name}?` },
      }),
    )
    const page = done(await by.call(orders.getExpertJobOrder, { query: { jobId: String(id) } }))
    expect(page).toMatchObject({ correction: 'Что с рынком █████?' })
    // An author may still use its former name.
    const former = 'Ледокол «Вихрь»'
    await sql`update project set name = ${former} where name = ${name}`.execute(portal.db)
    await sql`update project set name = ${name} where name = ${former}`.execute(portal.db)
    done(
      await portal.as(acc).call(jobs.withdrawExpertJob, {
        body: { jobId: id, status: 'PROCESS', reason: `${name}, бывший «Ледокол Вихрь», не с нами.` },
      }),
    )
    await expect.poll(() => notified(expert)).toContain('EXPERT_JOB_WITHDRAWN')
    const list = done(await by.call(orders.listExpertJobOrders, { query: {} }))
    expect(list).toMatchObject({ items: [{ id, reason: '█████, бывший «█████», не с нами.' }] })
    const sent = await portal.db
      .selectFrom('notification')
      .select(['subject', 'body'])
      .where('recipient_uid', '=', expert.uid)
      .where('code', 'in', ['EXPERT_JOB_CORRECTION', 'EXPERT_JOB_WITHDRAWN'])
      .execute()
    expect(sent).toHaveLength(2)
    expect(JSON.stringify(sent)).not.toContain(name)
    expect(JSON.stringify(sent)).not.toContain('Вихрь')
  })

  test('leaves out every file', async () => {
    const expert = await newExpert()
    const id = await order(expert)
    await take(expert, id)
    await sql`update expert_job set blind = 'BOTH_HIDDEN' where id = ${id}`.execute(portal.db)
    const files = await insertOne(portal.db, 'file', {
      entity: 'PROJECT_UPLOADS',
      name: 'Теплоконтур.txt',
      mime: 'text/plain',
      size: 5,
      sha256: '-',
      uploaded_by: leader.uid,
    })
    await diskStorage(join(portal.folder, 'files')).put(files.id, Buffer.from('notes'))
    await insertOne(portal.db, 'task_file', { task_id: task.id, file_id: files.id })
    const by = portal.as(expert)
    const page = done(await by.call(orders.getExpertJobOrder, { query: { jobId: String(id) } })) as {
      material: { files: unknown[]; hiddenFiles: number }
    }
    expect(page.material.files).toEqual([])
    expect(page.material.hiddenFiles).toBeGreaterThan(0)
    const download = await by.call(orders.downloadReviewedFile, {
      query: { jobId: String(id), fileId: files.id },
    })
    expect(download.status).toBe(404)
  })
})
