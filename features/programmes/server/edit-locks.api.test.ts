import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { createAccelerationRequest } from '../../acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../acceleration-requests/domain/contact-consent.ts'
import { startTask } from '../../participations/contract/task.endpoints.ts'
import * as contents from '../contract/content.endpoints.ts'
import { saveTrackpointFields } from '../contract/trackpoint-field.endpoints.ts'

let portal: TestPortal
let make: TestPortal['make']
let accelerator: Accelerator
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  ;({ make } = portal)
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const track = () => make.track({ accelerator })

const editTrack = (id: number, version: number, given: object) =>
  portal.as(admin).call(contents.editTrack, { body: { id, version, name: 'Посев', ...given } })

describe('a track that projects applied to', () => {
  test.each(['NEW', 'ACCEPT'] as const)('keeps its type while an application is %s', async (status) => {
    const { track_id: id } =
      status === 'NEW'
        ? await make.request({ track: await track() })
        : await make.participation({ track: await track() })
    const refused = await editTrack(id, 1, { investmentType: 'INVESTMENT' })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'EDIT_FORBIDDEN_HAS_REQUESTS',
        params: { count: 1 },
        fields: {
          investmentType: 'EDIT_FORBIDDEN_HAS_REQUESTS',
        },
      },
    ])
    const free = { name: 'Посев 2027', shortLink: `posev-${id}`, durationDays: 60, acceptAutomatically: true }
    expect(done(await editTrack(id, 1, free))).toMatchObject({ ...free, reliedOn: 1 })
  })

  test.each(['REJECT', 'CANCEL'] as const)('is free when all there was is %s', async (status) => {
    const { track_id: id } = await make.request({ track: await track(), status })
    expect(done(await editTrack(id, 1, { investmentType: 'INVESTMENT' }))).toMatchObject({
      investmentType: 'INVESTMENT',
      reliedOn: 0,
    })
  })
})

describe('a programme whose tracks have applications', () => {
  test('locks the order of its tasks, and nothing else', async () => {
    const on = await track()
    await make.request({ track: on })
    const id = on.programme_id
    const edit = (version: number, creationStrategy: 'STRICT' | 'NOT_STRICT') =>
      portal.as(admin).call(contents.editProgramme, {
        body: { id, version, name: 'Набор', creationStrategy, hideProjectProfile: true },
      })
    expect((await edit(1, 'NOT_STRICT')).body).toMatchObject({
      code: 'EDIT_FORBIDDEN_HAS_APPLICATIONS',
      fields: { creationStrategy: 'EDIT_FORBIDDEN_HAS_APPLICATIONS' },
    })
    expect(done(await edit(1, 'STRICT'))).toMatchObject({ hideProjectProfile: true, reliedOn: 1 })
  })
})

describe('a task that a team started', () => {
  const started = async () => {
    const on = await track()
    const points = [1, 2, 3].map((seq) => make.trackpoint({ track: on, seq, name: `Задание ${seq}` }))
    const [one, two, three] = await Promise.all(points)
    await make.participation({ track: on, states: ['PROCESS_CODE', 'START', 'NOT_STARTED'] })
    return { one: one!, two: two!, three: three! }
  }

  test('locks who does it, its requirements and its acceptance; its words stay free', async () => {
    const { one, three } = await started()
    const edit = (id: number, given: object) =>
      portal.as(admin).call(contents.editTrackpoint, { body: { id, version: 1, name: 'Портрет', ...given } })
    const changes = {
      type: 'EVALUATION',
      performer: 'TRACKER',
      strictlyAccepted: false,
      answerRequired: false,
    }
    const code = 'EDIT_FORBIDDEN_TRACKPOINTS_STARTED'
    expect((await edit(one.id, changes)).body).toMatchObject({
      code,
      fields: Object.fromEntries(Object.keys(changes).map((field) => [field, code])),
    })
    const free = { expectedResult: 'Три интервью', durationDays: 9, reportType: 'SCORING_REPORT' }
    expect(done(await edit(one.id, free))).toMatchObject({ ...free, reliedOn: 1 })
    expect(done(await edit(three.id, changes))).toMatchObject({ ...changes, reliedOn: 0 })
    const fields = (trackpointId: number) =>
      portal.as(admin).call(saveTrackpointFields, { body: { trackpointId, version: 1, fields: [] } })
    expect((await fields(one.id)).body['code']).toBe(code)
    done(await fields(three.id))
  })

  test('keeps its place among those started; what nobody started goes anywhere', async () => {
    const { one, two, three } = await started()
    const order = (...ids: number[]) =>
      portal.as(admin).call(contents.orderContent, { body: { kind: 'trackpoint', ids } })
    expect((await order(two.id, one.id, three.id)).body['code']).toBe('EDIT_FORBIDDEN_TRACKPOINTS_STARTED')
    done(await order(three.id, one.id, two.id))
    done(await order(one.id, three.id, two.id))
  })
})

describe('at the same moment', () => {
  const lockRow = (table: string, id: number) => `select from ${table} where id = ${id} for update`

  test('an application and a change of the track: the second gets a conflict, or sees what changed', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await track()
      const leader = await make.person()
      const project = await make.project({ leader })
      const apply = () =>
        portal.as(leader).call(createAccelerationRequest, {
          body: { projectId: project.id, trackId: id, consentVersion: contactConsentVersion },
        })
      const edit = () => editTrack(id, 1, { investmentType: 'INVESTMENT' })
      const [applied, edited] = await collide(portal.database, lockRow('track', id), [apply, edit])
      done(applied!)
      const { investment_type: storedType } = await portal.db
        .selectFrom('track')
        .select('investment_type')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect([edited!.status, storedType]).toEqual(edited!.status < 300 ? [200, 'INVESTMENT'] : [409, 'NONE'])
    }
  })

  test('a start and a change of who performs: never a task begun by a person it is not given to', async () => {
    for (let round = 0; round < 4; round++) {
      const on = await track()
      const point = await make.trackpoint({ track: on })
      const leader = await make.person()
      const participation = await make.participation({ track: on, project: await make.project({ leader }) })
      const [task] = participation.tasks
      const start = () =>
        portal.as(leader).call(startTask, { body: { taskId: task!.id, version: task!.version, opens: [] } })
      const edit = () =>
        portal.as(admin).call(contents.editTrackpoint, {
          body: { id: point.id, version: 1, name: point.name, performer: 'TRACKER' },
        })
      const [begun, edited] = await collide(portal.database, lockRow('trackpoint', point.id), [start, edit])
      expect([begun!.status < 300, edited!.status < 300].filter(Boolean)).toHaveLength(1)
    }
  })
})
