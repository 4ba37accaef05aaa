import { strFromU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { hollowPng } from '../../../tests/support/pictures.ts'
import {
  documentText,
  docxOf,
  openReportWorld,
  reportClient,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import { uploadProfileFile } from '../../project-profiles/contract/profile.endpoints.ts'
import * as trials from '../contract/report-trial.endpoints.ts'
import * as calls from '../contract/user-report.endpoints.ts'

let world: ReportWorld
let client: ReturnType<typeof reportClient>

beforeAll(async () => {
  world = await openReportWorld()
  client = reportClient(world)
})

const askedOf = (templateFileId: string, more: object = {}) => ({
  name: 'Проба',
  fileName: '{{Report}} {{Name}}',
  templateFileId,
  oneFile: false,
  parameters: [],
  projectId: world.projects[0]!.id,
  ...more,
})

describe('a trial run', () => {
  test('makes a file of a report that is not saved, reports what is missing, and remembers the project', async () => {
    const { portal, admin, projects } = world
    const fileId = await client.uploaded(docxOf(false, 'idea', 'secret', 'photo'), 'report.docx', {
      oneFile: 'false',
    })
    const body = askedOf(fileId)
    const { headers } = client
    const found = await portal.as(admin).send(trials.checkTrialReport, { headers, body })
    expect(found.body).toMatchObject({
      problems: [],
      missing: expect.arrayContaining([
        expect.objectContaining({ tag: 'photo', why: 'EMPTY' }),
        expect.objectContaining({ tag: 'secret', why: 'HIDDEN' }),
      ]) as unknown,
      refused: [],
    })
    const made = await portal.as(admin).download(trials.makeTrialReport, { headers, body })
    expect(documentText(made.bytes)).toContain('Мысль 0')
    expect(documentText(made.bytes)).not.toContain('Тайное 0')
    const answer = await portal
      .as(admin)
      .send(trials.findTrialProjects, { headers, query: { findText: 'ект 1' } })
    expect(answer.body).toEqual({
      items: [{ id: projects[1]!.id, name: 'Проект 1' }],
      chosen: { id: projects[0]!.id, name: 'Проект 0' },
      choices: [],
    })
  })

  test('offers the values of a dictionary, and takes one of them as a run does', async () => {
    const { portal, admin } = world
    const { headers } = client
    const { id } = await portal.db
      .insertInto('dictionary')
      .values({ code: 'TRIAL_SEASON', name_ru: 'Сезон', name_en: 'Season' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('dictionary_value')
      .values([
        { dictionary_id: id, code: 'W', name_ru: 'Зима', name_en: 'Winter' },
        { dictionary_id: id, code: 'O', name_ru: 'Лето', name_en: 'Summer', status: 'ARCHIVE' },
      ])
      .execute()
    const offered = await portal
      .as(admin)
      .send(trials.findTrialProjects, { headers, query: { dictionaries: 'TRIAL_SEASON,NO_SUCH' } })
    expect(offered.body['choices']).toEqual([
      { code: 'TRIAL_SEASON', value: expect.stringMatching(/^\d+$/) as string, ru: 'Зима', en: 'Winter' },
    ])
    const [{ value }] = offered.body['choices'] as [{ value: string }]
    const season = {
      code: 'season',
      name: 'Сезон',
      type: 'LIST',
      required: true,
      defaultValue: '',
      dictionary: 'TRIAL_SEASON',
    }
    const fileId = await client.uploaded(docxOf(false, 'idea', 'Param.season'))
    const body = askedOf(fileId, { parameters: [season] })
    const make = (values: object) =>
      portal.as(admin).download(trials.makeTrialReport, { headers, body: { ...body, values } })
    expect((await make({})).status).toBe(400)
    expect((await make({ season: '999999999' })).status).toBe(400)
    const { status, bytes } = await make({ season: value })
    expect(status).toBe(200)
    expect(documentText(bytes)).toContain('Зима')
  })

  test('says the faults of a template instead, and takes neither foreign projects nor foreign templates', async () => {
    const { portal, admin, team } = world
    const { headers } = client
    const fileId = await client.uploaded(docxOf(false, 'idae'))
    const body = askedOf(fileId)
    const found = await portal.as(admin).send(trials.checkTrialReport, { headers, body })
    expect(found.body).toMatchObject({
      problems: [{ kind: 'UNKNOWN', tag: '{{idae}}', instead: '{{idea}}' }],
    })
    const foreign = await portal.make.project()
    const other = { ...body, projectId: foreign.id }
    for (const call of [trials.checkTrialReport, trials.makeTrialReport])
      expect((await portal.as(admin).send(call, { headers, body: other })).body).toMatchObject({
        fields: { projectIds: 'NOT_IN_LIST' },
      })
    expect((await portal.as(team).send(trials.checkTrialReport, { headers, body })).status).toBe(403)
    const elsewhere = await portal.make.accelerator()
    const chief = await portal.make.member({ accelerator: elsewhere, role: 'ACC', admin: true })
    const there = { 'accelerator-id': String(elsewhere.id) }
    expect((await portal.as(chief).send(trials.checkTrialReport, { headers: there, body })).status).toBe(404)
  })
})

describe('pictures of a profile', () => {
  const uploaded = async (name: string, content: Buffer): Promise<string> => {
    const { portal, leader, projects } = world
    const { body } = await portal.as(leader).send(uploadProfileFile, {
      query: { projectId: String(projects[2]!.id), code: 'photo', field: 'photo' },
      file: { name, content },
    })
    return String(body['id'])
  }

  test('are re-encoded and shown; a file that only claims to be one is reported by its name', async () => {
    const { portal, team, admin, projects } = world
    const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .toBuffer()
    const ids = [await uploaded('снимок.jpg', photo), await uploaded('пустышка.png', hollowPng(9000, 9000))]
    await portal.make.profileValues({ project: projects[2]!, plain: { photo: ids } })
    const reportId = await client.built(docxOf(true, 'photo'))
    const { bytes } = await client.make(team, reportId, { projectIds: [projects[2]!.id, projects[1]!.id] })
    const parts = unzipSync(bytes)
    const media = Object.keys(parts).filter((name) => name.startsWith('word/media/'))
    expect(media).toHaveLength(1)
    const made = Buffer.from(parts[media[0]!]!)
    expect(made.includes('GPS')).toBe(false)
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 600 })
    const xml = strFromU8(parts['word/document.xml']!)
    expect(xml.match(/<w:drawing/g)).toHaveLength(1)
    const found = await portal.as(admin).send(trials.checkTrialReport, {
      headers: client.headers,
      body: askedOf(await client.uploaded(docxOf(false, 'photo')), { projectId: projects[2]!.id }),
    })
    expect(found.body).toMatchObject({ refused: ['пустышка.png'] })
  })
})

describe('a report as a file', () => {
  test('is read in another accelerator by who builds there, with its parameters and what is wrong', async () => {
    const { portal, admin, team } = world
    const parameters = [
      {
        code: 'quarter',
        name: 'Квартал',
        type: 'STRING',
        required: true,
        defaultValue: 'IV',
        dictionary: '',
      },
    ]
    const reportId = await client.built(docxOf(true, 'idea'), { parameters, roles: ['ACC', 'EXP'] })
    const query = { userReportId: String(reportId) }
    const { bytes } = await portal.as(admin).download(calls.exportUserReport, { query })
    expect((await portal.as(team).download(calls.exportUserReport, { query })).status).toBe(403)
    const elsewhere = await portal.make.accelerator()
    const chief = await portal.make.member({ accelerator: elsewhere, role: 'ACC', admin: true })
    const headers = { 'accelerator-id': String(elsewhere.id) }
    const taken = await portal
      .as(chief)
      .send(calls.importUserReport, { headers, file: { name: 'report.zip', content: bytes } })
    expect(taken.body).toMatchObject({
      report: { name: 'Сводка', roles: ['ACC', 'EXP'], oneFile: true, parameters },
      unknownDictionaries: [],
      checked: { extension: 'docx', problems: [], file: { name: 'report.docx' } },
    })
    const { file } = taken.body['checked'] as { file: { id: string } }
    const saved = await portal.as(chief).send(calls.saveUserReport, {
      headers,
      body: { ...(taken.body['report'] as object), templateFileId: file.id },
    })
    expect(saved.body).toMatchObject({ name: 'Сводка', accelerator: { id: elsewhere.id }, version: 1 })
    expect(
      (
        await portal
          .as(team)
          .send(calls.importUserReport, { headers, file: { name: 'report.zip', content: bytes } })
      ).status,
    ).toBe(403)
  })

  test('is refused when it is anything else', async () => {
    const { portal, admin } = world
    const read = async (parts: Record<string, Uint8Array>) =>
      (
        await portal.as(admin).send(calls.importUserReport, {
          headers: client.headers,
          file: { name: 'report.zip', content: Buffer.from(zipSync(parts)) },
        })
      ).body
    const definitionFile = (more: object) => Buffer.from(JSON.stringify({ kind: 'runway-report', ...more }))
    const template = new Uint8Array(docxOf(true, 'idea'))
    const whole = {
      name: 'А',
      fileName: 'А',
      extension: 'docx',
      template: 'a.docx',
      forAll: false,
      roles: ['ACC'],
      oneFile: true,
      parameters: [],
    }
    const wrong: Record<string, Uint8Array>[] = [
      {},
      { 'report.json': definitionFile(whole) },
      { 'report.json': definitionFile({ ...whole, roles: ['ADMIN'] }), 'template.docx': template },
      { 'report.json': definitionFile(whole), 'template.docx': template, '../evil.docx': template },
      { 'report.json': definitionFile({ ...whole, name: 'я'.repeat(100_000) }), 'template.docx': template },
      { 'report.json': Buffer.from('{'), 'template.docx': template },
    ]
    // oxlint-disable-next-line no-await-in-loop
    for (const parts of wrong) expect(await read(parts)).toMatchObject({ code: 'FILE_INCORRECT' })
    expect(
      await read({ 'report.json': definitionFile(whole), 'template.docx': new Uint8Array(6_000_000) }),
    ).toMatchObject({ code: 'REPORT_TEMPLATE_TOO_LARGE' })
    const bound = {
      code: 'kind',
      name: 'Вид',
      type: 'LIST',
      required: false,
      defaultValue: '',
      dictionary: 'NO_SUCH',
    }
    expect(
      await read({
        'report.json': definitionFile({ ...whole, parameters: [bound] }),
        'template.docx': template,
      }),
    ).toMatchObject({ unknownDictionaries: ['NO_SUCH'] })
  })
})
