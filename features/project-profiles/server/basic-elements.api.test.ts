import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makePerson, type Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import type { Value } from '../../fields/domain/values.ts'
import { basicCodes } from '../../profile-templates/domain/basic-elements.ts'
import { getProjectDetails } from '../../projects/contract/project-details.endpoints.ts'
import { createProject, getProject, listMyProjects } from '../../projects/contract/project.endpoints.ts'
import * as profile from '../contract/profile.endpoints.ts'

let portal: TestPortal
let leader: Person
let project: Project
const ids = new Map<string, number>()

const idOf = (code: string): number => ids.get(code)!

beforeAll(async () => {
  // No template exists: the basic elements are still part of the profile.
  portal = await openPortal()
  leader = await makePerson(portal.db)
  const { rows } = await sql<{ code: string; id: number }>`
    select v.code, v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code in ('INDUSTRIES', 'REGIONS', 'PROJECT_STAGES')`.execute(portal.db)
  for (const { code, id } of rows) ids.set(code, id)
})

beforeEach(async () => {
  project = await portal.make.project({ leader, access_level: 'ALL' })
})

const save = (values: Record<string, Value>, { by = leader, version = 0 } = {}): Promise<Answer> =>
  portal.as(by).call(profile.saveProjectProfile, {
    body: {
      projectId: project.id,
      add: [],
      cells: Object.entries(values).map(([code, value]) => ({
        code,
        item: null,
        field: code,
        value,
        version,
      })),
    },
  })

const written = () => ({
  pitch: 'Датчики для теплосетей',
  description: 'Потери видны через неделю.\nБез остановки котельной.',
  industries: [idOf('ENERGY'), idOf('ECOLOGY')],
  territory: [idOf('RU-NVS')],
  stage: [idOf('INNOVATIVE')],
})

/** The project's row in lists. */
const row = async () =>
  portal.db
    .selectFrom('project')
    .select(['summary', 'description', 'industry_ids', 'territory_id', 'stage_id', 'version'])
    .where('id', '=', project.id)
    .executeTakeFirstOrThrow()

const asWritten = () => ({
  summary: written().pitch,
  description: written().description,
  industry_ids: written().industries,
  territory_id: written().territory[0],
  stage_id: written().stage[0],
})

const nothing = { summary: '', description: '', industry_ids: [], territory_id: null, stage_id: null }

describe('what a project says of itself', () => {
  test('belongs to a profile of its own where nobody made a template', async () => {
    const { body } = await portal
      .as(leader)
      .call(profile.getProjectProfile, { query: { projectId: String(project.id) } })
    const { sections } = body['tree'] as ElementTree
    expect(sections.flatMap(({ elements }) => elements.map(({ code }) => code))).toEqual([...basicCodes])
  })

  test('shows in the list, the head and the page of the project, in the language of the reader', async () => {
    expect((await save(written())).status).toBe(200)
    await portal.make.publication({ project })
    expect(await row()).toMatchObject({ ...asWritten(), version: 1 })
    const named = {
      summary: written().pitch,
      industries: [{ name: 'Энергетика' }, { name: 'Экология' }],
      stage: { id: idOf('INNOVATIVE'), name: 'Инновационная' },
    }
    const query = { projectId: String(project.id) }
    const whole = {
      ...named,
      description: written().description,
      territory: { name: 'Новосибирская область' },
    }
    expect((await portal.as(leader).call(getProject, { query })).body).toMatchObject(whole)
    expect((await portal.guest.call(getProjectDetails, { query })).body).toMatchObject(whole)
    const list = async (stage: string) => {
      const { body } = await portal.as(leader).send(listMyProjects, { query: { stage } })
      return (body['items'] as { id: number }[]).filter(({ id }) => id === project.id)
    }
    expect(await list(`${idOf('INNOVATIVE')},${idOf('EARLY_SEED')}`)).toMatchObject([named])
    expect(await list(String(idOf('EARLY_SEED')))).toEqual([])
  })

  test.each(basicCodes)('%s is gone from there when it is emptied', async (code) => {
    await save(written())
    await save({ [code]: null }, { version: 1 })
    const column = {
      pitch: 'summary',
      description: 'description',
      industries: 'industry_ids',
      territory: 'territory_id',
      stage: 'stage_id',
    }[code]
    expect(await row()).toEqual({
      ...asWritten(),
      [column]: nothing[column as keyof typeof nothing],
      version: 1,
    })
  })

  test('follows whatever path changes its values: a repair by hand, an erasure', async () => {
    await save(written())
    await sql`update profile_value set value = '"Иначе"' where project_id = ${project.id} and element_code = 'pitch'`.execute(
      portal.db,
    )
    expect(await row()).toMatchObject({ ...asWritten(), summary: 'Иначе' })
    await sql`delete from profile_value where project_id = ${project.id}`.execute(portal.db)
    expect(await row()).toMatchObject(nothing)
  })

  test('is what the form says, and a mistake saves nothing', async () => {
    const wrong: [Record<string, Value>, string][] = [
      [{ pitch: 'а'.repeat(256) }, 'TOO_LONG'],
      [{ description: 'а'.repeat(4001) }, 'TOO_LONG'],
      [{ industries: [idOf('RU-NVS')] }, 'NOT_IN_LIST'],
      [{ industries: [1, 2, 3, 4, 5, 6].map((n) => idOf('ENERGY') + n) }, 'TOO_MANY'],
      [{ territory: [idOf('RU-NVS'), idOf('RU-MOW')] }, 'TOO_MANY'],
      [{ stage: 'EARLY_SEED' }, 'NOT_IN_LIST'],
    ]
    for (const [values, problem] of wrong) {
      const { status, body } = await save({ ...values })
      expect([status, body['fields']], JSON.stringify(values).slice(0, 60)).toEqual([
        400,
        { 'cells.0': problem },
      ])
    }
    expect(await row()).toMatchObject(nothing)
  })

  test('is for its team to write; others are refused, and a guest is sent to sign in', async () => {
    const stranger = await makePerson(portal.db)
    await portal.make.publication({ project })
    expect((await save(written(), { by: stranger })).status).toBe(403)
    const request = { body: { projectId: project.id, add: [], cells: [] } }
    expect((await portal.guest.call(profile.saveProjectProfile, request)).status).toBe(401)
    expect(await row()).toMatchObject(nothing)
  })

  test('is no question of the settings any more', async () => {
    const body = { name: 'Спросили дважды', summary: 'в настройках' }
    const { status } = await portal.as(leader).send(createProject, { body })
    expect(status).toBe(400)
  })

  test('of two who write at once the second gets a conflict, and lists show what the first wrote', async () => {
    await save({ pitch: 'Первый' })
    expect((await save({ pitch: 'Второй' })).body).toMatchObject({ code: 'STATE_CHANGED' })
    expect(await row()).toMatchObject({ summary: 'Первый' })
  })
})
