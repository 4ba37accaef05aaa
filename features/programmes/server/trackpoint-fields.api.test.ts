import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { group, field, plain, tree } from '../../fields/domain/samples.ts'
import { copyTrackpoint } from '../contract/content.endpoints.ts'
import * as calls from '../contract/trackpoint-field.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let other: { id: number; version: { id: number } }

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  await portal.make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'goal', type: 'TEXT', required: true }),
      plain({ code: 'stage', type: 'LIST', dictionary: 'READINESS' }),
    ),
  })
  other = await portal.make.profileTemplate({
    status: 'ACTIVE',
    tree: tree(
      group('rivals', [field({ code: 'rival', type: 'STRING' })]),
      plain({ code: 'goal', type: 'TEXT' }),
    ),
  })
})

type Fields = {
  version: number
  editable: boolean
  startedTasks: number
  fields: { code: string; required: boolean; readOnly: boolean; available: boolean; name: { ru: string } }[]
}

const done = ({ status, body }: Answer): Fields => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as unknown as Fields
}

const newTrackpoint = async () => portal.make.trackpoint({ track: await portal.make.track({ accelerator }) })

const requestedField = (code: string, given: { required?: boolean; readOnly?: boolean } = {}) => ({
  code,
  required: false,
  readOnly: false,
  ...given,
})

const save = (trackpointId: number, version: number, ...fields: ReturnType<typeof requestedField>[]) =>
  portal.as(admin).call(calls.saveTrackpointFields, { body: { trackpointId, version, fields } })

const read = async (trackpointId: number, by = admin) =>
  done(await portal.as(by).call(calls.getTrackpointFields, { query: { trackpointId: String(trackpointId) } }))

const shortly = ({ fields }: Fields) =>
  fields.map(({ code, required, readOnly }) => `${code}${required ? '!' : ''}${readOnly ? '=' : ''}`)

describe('what one may ask for', () => {
  test('is what the active templates have, the main one first', async () => {
    const { id } = await newTrackpoint()
    const { body } = await portal
      .as(admin)
      .call(calls.getTrackpointFieldChoices, { query: { trackpointId: String(id) } })
    expect(body).toMatchObject({
      templates: [
        {
          main: true,
          sections: [
            { elements: [{ code: 'goal', kind: 'PLAIN', type: 'TEXT', required: true }, { code: 'stage' }] },
          ],
        },
        {
          main: false,
          sections: [{ elements: [{ code: 'rivals', kind: 'GROUP', type: null }, { code: 'goal' }] }],
        },
      ],
    })
  })
})

describe('the fields of a trackpoint', () => {
  test('are saved whole, in their order, and read by the team', async () => {
    const { id } = await newTrackpoint()
    expect(await read(id)).toEqual({ version: 1, editable: true, startedTasks: 0, fields: [] })
    done(
      await save(
        id,
        1,
        requestedField('rivals'),
        requestedField('goal', { required: true }),
        requestedField('stage', { readOnly: true }),
      ),
    )
    const saved = await read(id)
    expect([saved.version, shortly(saved)]).toEqual([2, ['rivals', 'goal!', 'stage=']])
    done(await save(id, 2, requestedField('stage'), requestedField('rivals', { required: true })))
    const team = await portal.make.member({ accelerator, role: 'ACC' })
    const again = await read(id, team)
    expect([again.editable, shortly(again)]).toEqual([false, ['stage', 'rivals!']])
  })

  test('two people: the later one gets a conflict, and nothing of theirs is saved', async () => {
    const { id } = await newTrackpoint()
    done(await save(id, 1, requestedField('goal')))
    const late = await save(id, 1, requestedField('stage'))
    expect([late.status, late.body['code']]).toEqual([409, 'STATE_CHANGED'])
    expect(shortly(await read(id))).toEqual(['goal'])
  })

  test('what is wrong is named, and nothing is saved', async () => {
    const { id } = await newTrackpoint()
    const answer = await save(
      id,
      1,
      requestedField('goal', { required: true, readOnly: true }),
      requestedField('stage'),
      requestedField('stage'),
      requestedField('nowhere'),
    )
    expect(answer.body['fields']).toEqual({
      'fields.0.required': 'INVALID',
      'fields.2.code': 'ALREADY_TAKEN',
      'fields.3.code': 'NOT_IN_LIST',
    })
    expect(await read(id)).toMatchObject({ version: 1, fields: [] })
  })

  test('stay as they are once a team began, and the answer has the number of such teams', async () => {
    const track = await portal.make.track({ accelerator })
    const { id } = await portal.make.trackpoint({ track })
    await portal.make.task({ track, state: 'PROCESS_CODE' })
    await portal.make.task({ track, state: 'NOT_STARTED' })
    expect((await save(id, 1, requestedField('goal'))).body['code']).toBe(
      'EDIT_FORBIDDEN_TRACKPOINTS_STARTED',
    )
    expect(await read(id)).toMatchObject({ version: 1, startedTasks: 1, fields: [] })
  })

  test('go with a copy', async () => {
    const { id, track_id } = await newTrackpoint()
    done(await save(id, 1, requestedField('stage'), requestedField('goal', { required: true })))
    const { body } = await portal
      .as(admin)
      .call(copyTrackpoint, { body: { trackpointId: id, trackId: track_id } })
    expect(shortly(await read(body['id'] as number))).toEqual(['stage', 'goal!'])
  })

  test('of a template that is gone stay and say so, and may be left out', async () => {
    const { id } = await newTrackpoint()
    done(await save(id, 1, requestedField('rivals'), requestedField('goal')))
    await portal.db
      .updateTable('profile_template_version')
      .set({ status: 'ARCHIVE' })
      .where('id', '=', other.version.id)
      .execute()
    const { fields } = await read(id)
    expect(fields.map(({ code, available, name }) => [code, available, name.ru])).toEqual([
      ['rivals', false, 'Поле rivals'],
      ['goal', true, 'Поле goal'],
    ])
    done(await save(id, 2, requestedField('goal'), requestedField('rivals')))
    done(await save(id, 3, requestedField('goal')))
    expect((await save(id, 4, requestedField('rivals'))).body['fields']).toEqual({
      'fields.0.code': 'NOT_IN_LIST',
    })
  })

  test("of another accelerator's trackpoint do not exist", async () => {
    const { id } = await portal.make.trackpoint()
    const answers = await Promise.all([
      save(id, 1, requestedField('goal')),
      portal.as(admin).call(calls.getTrackpointFields, { query: { trackpointId: String(id) } }),
      portal.as(admin).call(calls.getTrackpointFieldChoices, { query: { trackpointId: String(id) } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
