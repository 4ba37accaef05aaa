import { randomUUID } from 'node:crypto'
import { column, group, field, plain, table, tree } from '../../../features/fields/domain/samples.ts'
import type { Value } from '../../../features/fields/domain/values.ts'
import * as pictures from '../../../features/project-profiles/contract/picture.endpoints.ts'
import * as profile from '../../../features/project-profiles/contract/profile.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import { blackPng } from '../pictures.ts'
import { row, without } from './row.ts'
import type { Who, World } from './world.ts'

const founders: readonly Who[] = ['leader', 'member']
const watchers: readonly Who[] = [
  ...founders,
  'teamTracker',
  'team',
  'admin',
  'tracker',
  'portalAdmin',
  'deputyAdmin',
]
const writing = { see: without(watchers, founders) }

const templateTree = (templateFileId: string) =>
  tree(
    plain({ code: 'who_may_pitch', type: 'STRING' }),
    plain({ code: 'who_may_deck', type: 'FILE', templateFileId }),
    plain({ code: 'who_may_story', type: 'TEXT', rich: true }),
    group('who_may_founders', [field({ code: 'who_may_founder', type: 'STRING' })]),
    table('who_may_costs', [column({ code: 'who_may_sum', type: 'NUMBER' })]),
  )
const codes = ['who_may_pitch', 'who_may_deck', 'who_may_story', 'who_may_founders', 'who_may_costs']

type MadeTemplate = { id: number; formId: string }
const makeTemplate = async (world: World): Promise<MadeTemplate> => {
  const formId = await world.taskFile((await world.work()).taskId)
  const { id } = await world.make.profileTemplate({ status: 'ACTIVE', tree: templateTree(formId) })
  return { id, formId }
}

const templates = new WeakMap<World, Promise<MadeTemplate>>()
const templateOf = (world: World): Promise<MadeTemplate> => {
  const known = templates.get(world) ?? makeTemplate(world)
  templates.set(world, known)
  return known
}

/** A participating project whose task requires all elements of a template. */
const working = async (world: World): Promise<{ projectId: number }> => {
  const { projectId, taskId } = await world.work('PROCESS_CODE')
  const task = await world.db
    .selectFrom('project_trackpoint')
    .select('trackpoint_id')
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow()
  const { id } = await templateOf(world)
  for (const [seq, element_code] of codes.entries())
    await insertOne(world.db, 'trackpoint_field', {
      trackpoint_id: task.trackpoint_id,
      template_id: id,
      element_code,
      seq,
    })
  return { projectId }
}

const inQuery = async (world: World) => ({ projectId: String((await working(world)).projectId) })

const filled = async (world: World) => {
  const { projectId } = await working(world)
  const { items } = await world.make.profileValues({
    project: { id: projectId } as Awaited<ReturnType<World['project']>>,
    plain: { who_may_pitch: 'Теплоконтур' },
    items: { who_may_founders: [{ values: { who_may_founder: 'Вера' } }] },
  })
  return { projectId, item: items['who_may_founders']![0]! }
}

/** A file or picture in a value of the profile. */
const withFile = async (
  world: World,
  table: 'profile_file' | 'profile_picture',
  valueOf: (id: string) => Record<string, Value>,
) => {
  const { projectId } = await working(world)
  const id = await world.keptFile('PROJECT_UPLOADS')
  await (table === 'profile_file'
    ? insertOne(world.db, 'profile_file', { file_id: id, project_id: projectId })
    : insertOne(world.db, 'profile_picture', { file_id: id, project_id: projectId, width: 1, height: 1 }))
  await world.make.profileValues({
    project: { id: projectId } as Awaited<ReturnType<World['project']>>,
    plain: valueOf(id),
  })
  return { id, projectId: String(projectId) }
}

const ofStory = { code: 'who_may_story', field: 'who_may_story' }
const ofPitch = { code: 'who_may_pitch', field: 'who_may_pitch' }
const spreadsheet = { name: 'costs.csv', content: 'Расход;Сумма\nАренда;100' }

/** Permissions on the profile of a participating project. Public calls return what its page shows. */
export const projectProfileRows = [
  row(profile.getProjectProfile, watchers, async (world) => ({ query: await inQuery(world) }), {
    guest: 404,
  }),
  row(
    profile.saveProjectProfile,
    founders,
    async (world) => ({
      body: {
        ...(await working(world)),
        add: [{ code: 'who_may_founders', id: randomUUID() }],
        cells: [{ ...ofPitch, item: null, value: 'Ищем потери тепла', version: 0 }],
      },
    }),
    writing,
  ),
  row(
    profile.removeProfileItems,
    founders,
    async (world) => {
      const { projectId, item } = await filled(world)
      return { body: { projectId, code: 'who_may_founders', items: [item] } }
    },
    writing,
  ),
  row(
    profile.moveProfileItem,
    founders,
    async (world) => {
      const { projectId, item } = await filled(world)
      return { body: { projectId, code: 'who_may_founders', item, index: 0 } }
    },
    writing,
  ),
  row(
    profile.noteFieldsRead,
    ['teamTracker', 'team', 'admin', 'tracker'],
    async (world) => {
      const { projectId, taskId } = await world.work('DONE_CODE')
      return { body: { projectId, opener: `task:${taskId}`, codes: ['who_may_pitch'] } }
    },
    { see: without(watchers, ['teamTracker', 'team', 'admin', 'tracker']) },
  ),
  row(profile.getProfileCell, watchers, async (world) => ({
    query: { ...(await inQuery(world)), ...ofPitch },
  })),
  row(profile.getProfileCellHistory, watchers, async (world) => ({
    query: { ...(await inQuery(world)), ...ofPitch },
  })),
  row(profile.listProfileMoments, watchers, async (world) => ({ query: await inQuery(world) })),
  row(profile.getProfileAt, watchers, async (world) => ({
    query: { ...(await inQuery(world)), at: '2026-01-01T00:00:00Z' },
  })),
  row(
    profile.uploadProfileFile,
    founders,
    async (world) => ({ query: { ...(await inQuery(world)), code: 'who_may_deck', field: 'who_may_deck' } }),
    { ...writing, file: { name: 'deck.txt', content: 'Презентация' } },
  ),
  row(
    profile.downloadProfileFile,
    watchers,
    async (world) => {
      const { id, projectId } = await withFile(world, 'profile_file', (file) => ({ who_may_deck: [file] }))
      return { query: { projectId, fileId: id } }
    },
    { guest: 404 },
  ),
  row(
    pictures.uploadProfilePicture,
    founders,
    async (world) => ({ query: { ...(await inQuery(world)), ...ofStory } }),
    { ...writing, file: { name: 'pump.png', content: blackPng(3, 2) } },
  ),
  row(
    pictures.downloadProfilePicture,
    watchers,
    async (world) => {
      const { id, projectId } = await withFile(world, 'profile_picture', (picture) => ({
        who_may_story: `<p>Схема</p><img data-picture="${picture}" alt="" width="1" height="1">`,
      }))
      return { query: { projectId, ...ofStory, pictureId: id } }
    },
    { guest: 404 },
  ),
  row(profile.downloadProfileForm, watchers, async (world) => ({
    query: { ...(await inQuery(world)), fileId: (await templateOf(world)).formId },
  })),
  row(
    profile.downloadProfileTable,
    watchers,
    async (world) => ({
      query: { ...(await inQuery(world)), code: 'who_may_costs', format: 'csv' as const },
    }),
    { guest: 404 },
  ),
  row(profile.downloadProfile, watchers, async (world) => ({
    query: { ...(await inQuery(world)), format: 'docx' as const },
  })),
  row(profile.readSpreadsheet, founders, async (world) => ({ query: await inQuery(world) }), {
    ...writing,
    file: spreadsheet,
  }),
  row(
    profile.matchDictionaryNames,
    founders,
    async (world) => ({
      body: { ...(await working(world)), dictionary: 'COUNTRIES', names: ['Россия'] },
    }),
    writing,
  ),
]
