import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { getPublicTrack } from '../contract/public-track.endpoints.ts'
import * as calls from '../contract/trackpoint-field.endpoints.ts'
import * as whole from '../contract/whole-programme.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  await portal.make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'goal', type: 'TEXT' }),
      plain({ code: 'team_size', type: 'INTEGER' }),
      plain({ code: 'market', type: 'STRING' }),
    ),
  })
})

type Form = {
  version: number
  editable: boolean
  fields: { code: string; required: boolean; readOnly: boolean }[]
}

const done = <T = Form>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as unknown as T
}

const newTrack = async () => (await portal.make.track({ accelerator })).id

const requestedField = (code: string, given: { required?: boolean; readOnly?: boolean } = {}) => ({
  code,
  required: false,
  readOnly: false,
  ...given,
})

const save = (trackId: number, version: number, ...fields: ReturnType<typeof requestedField>[]) =>
  portal.as(admin).call(calls.saveTrackForm, { body: { trackId, version, fields } })

const read = async (trackId: number, by = admin) =>
  done(await portal.as(by).call(calls.getTrackForm, { query: { trackId: String(trackId) } }))

const shortly = ({ fields }: Form) =>
  fields.map(({ code, required, readOnly }) => `${code}${required ? '!' : ''}${readOnly ? '=' : ''}`)

const form = [
  requestedField('market', { required: true }),
  requestedField('goal'),
  requestedField('team_size', { readOnly: true }),
]

describe('what an application asks for', () => {
  test('is chosen from the active templates, saved whole in its order, and read by the team', async () => {
    const trackId = await newTrack()
    const { body } = await portal
      .as(admin)
      .call(calls.getTrackFormChoices, { query: { trackId: String(trackId) } })
    expect(JSON.stringify(body)).toContain('team_size')
    expect(await read(trackId)).toEqual({ version: 1, editable: true, fields: [] })
    done(await save(trackId, 1, ...form))
    const team = await portal.make.member({ accelerator, role: 'ACC' })
    const saved = await read(trackId, team)
    expect([saved.version, saved.editable, shortly(saved)]).toEqual([
      2,
      false,
      ['market!', 'goal', 'team_size='],
    ])
  })

  test('two people: the later one gets a conflict, and nothing of theirs is saved', async () => {
    const trackId = await newTrack()
    done(await save(trackId, 1, requestedField('goal')))
    const late = await save(trackId, 1, requestedField('market'))
    expect([late.status, late.body['code']]).toEqual([409, 'STATE_CHANGED'])
    expect(shortly(await read(trackId))).toEqual(['goal'])
  })

  test('what is wrong is named', async () => {
    const answer = await save(
      await newTrack(),
      1,
      requestedField('goal', { required: true, readOnly: true }),
      requestedField('nowhere'),
    )
    expect(answer.body['fields']).toEqual({ 'fields.0.required': 'INVALID', 'fields.1.code': 'NOT_IN_LIST' })
  })

  test('stays as it is while another accelerator decides on the track', async () => {
    const trackId = await newTrack()
    const target = await portal.make.accelerator()
    await portal.db
      .insertInto('track_transfer')
      .values({
        accelerator_id: accelerator.id,
        target_id: target.id,
        track_id: trackId,
        track_name: 'Трек',
        created_by: admin.uid,
      })
      .execute()
    expect((await save(trackId, 1, requestedField('goal'))).body['code']).toBe('TRANSFER_REQUEST_EXISTS')
    expect(await read(trackId)).toMatchObject({ editable: false, fields: [] })
  })

  test('of another accelerator does not exist', async () => {
    const { id } = await portal.make.track()
    const answers = await Promise.all([
      save(id, 1, requestedField('goal')),
      portal.as(admin).call(calls.getTrackForm, { query: { trackId: String(id) } }),
      portal.as(admin).call(calls.getTrackFormChoices, { query: { trackId: String(id) } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('is named on the public page: what one will fill in, not what is only shown', async () => {
    const trackId = await newTrack()
    done(await save(trackId, 1, ...form))
    const { body } = await portal.guest.call(getPublicTrack, { query: { trackId: String(trackId) } })
    expect(body['form']).toMatchObject([
      { code: 'market', required: true },
      { code: 'goal', required: false },
    ])
  })

  test('goes with a newer version, a copy of the programme, and its file', async () => {
    const track = await portal.make.track({ accelerator })
    const by = portal.as(admin)
    done(await save(track.id, 1, ...form))
    const chosen = ['market!', 'goal', 'team_size=']
    const newer = done<{ id: number }>(
      await by.call(whole.createTrackVersion, { body: { trackId: track.id } }),
    )
    expect(shortly(await read(newer.id))).toEqual(chosen)
    const formsOf = async (programmeId: number) => {
      const rows = await portal.db
        .selectFrom('track')
        .select('id')
        .where('programme_id', '=', programmeId)
        .orderBy('id')
        .execute()
      return Promise.all(rows.map(async ({ id }) => shortly(await read(id))))
    }
    const copy = done<{ id: number }>(
      await by.call(whole.copyProgramme, { body: { programmeId: track.programme_id } }),
    )
    expect(await formsOf(copy.id)).toEqual([chosen, chosen])
    const { bytes } = await by.download(whole.exportProgramme, {
      query: { programmeId: track.programme_id },
    })
    const file = JSON.parse(bytes.toString()) as { programme: { tracks: { form: { code: string }[] }[] } }
    file.programme.tracks[0]!.form.push({ ...file.programme.tracks[0]!.form[0]!, code: 'elsewhere' })
    const headers = { 'accelerator-id': String(accelerator.id) }
    const preview = await by.send(whole.previewProgrammeFile, { headers, body: { file } })
    expect(preview.body['missing']).toMatchObject([{ trackpoint: '', code: 'elsewhere' }])
    const imported = done<{ id: number }>(
      await by.send(whole.importProgramme, { headers, body: { file, without: ['elsewhere'] } }),
    )
    expect(await formsOf(imported.id)).toEqual([chosen, chosen])
  })
})
