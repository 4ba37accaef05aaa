import { sql, type RawBuilder } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadPerson } from '#features/identity'
import type { Person as Actor } from '#platform/domain/actor.ts'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { acceleratorQueue } from '../../features/accelerators/domain/accelerator-queue.policy.ts'
import { accelerators } from '../../features/accelerators/domain/accelerator.policy.ts'
import { dictionaries } from '../../features/dictionaries/domain/dictionary.policy.ts'
import { tasks } from '../../features/participations/domain/task.policy.ts'
import { findTask } from '../../features/participations/server/task.repository.ts'
import { contents } from '../../features/programmes/domain/content.machine.ts'
import { findContent, type ContentKind } from '../../features/programmes/server/content.repository.ts'
import { projectDetails } from '../../features/projects/domain/project-details.policy.ts'
import { projects } from '../../features/projects/domain/project.policy.ts'
import { accessLevels } from '../../features/projects/domain/states.ts'
import { findProject } from '../../features/projects/server/project.repository.ts'
import { shownPages } from '../../features/showcases/domain/shown-projects.policy.ts'
import { findShown } from '../../features/showcases/server/read-shown-project.ts'
import { technologies } from '../../features/technologies/domain/technology.machine.ts'
import { insertOne } from '../../tests/support/factories/insert.ts'
import { makeSubmission } from '../../tests/support/form-records.ts'
import { makeQuestion } from '../../tests/support/office-hours.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { everybody, makeWorld, rows, type World } from '../../tests/support/who-may/index.ts'
import { makeOfOneself } from '../../tests/support/who-may/self-made.ts'

/** The search finds exactly what the policies make visible: for everybody in the permission table. */
const files = import.meta.glob<Record<string, SearchSource>>(
  '../../features/*/server/**/*.search-source*.ts',
  { eager: true },
)
const sources = Object.values(files).flatMap((file) => Object.values(file))

type Check = {
  all: (world: World) => RawBuilder<unknown>
  sees: (reader: { db: TestPortal['db']; actor: Actor }, key: string) => Promise<boolean>
}

const onAccelerator = ({ accelerator }: World) => ({ headers: { 'accelerator-id': accelerator.id } })

/** Checked as the list of the same records, in the chosen accelerator. */
const asList = (name: string): Check => {
  const check = rows.find(({ endpoint }) => endpoint.name === name)!.list!
  return {
    all: (world) => check.all!(onAccelerator(world)),
    sees: ({ db, actor }, key) => check.sees({ db, actor, locale: 'ru' }, key as never, onAccelerator(world)),
  }
}

const content = (kind: ContentKind): Check => ({
  all: ({ accelerator }) => sql`select id from ${sql.table(kind)} where accelerator_id = ${accelerator.id}`,
  sees: async ({ db, actor }, key) =>
    contents.view.allows(actor, (await findContent(db, kind, Number(key)))!),
})

const task = (
  all: Check['all'],
  actorAs: (actor: Actor) => Actor,
  left: { memberUids?: []; trackerUid?: null },
): Check => ({
  all,
  sees: async ({ db, actor }, key) =>
    tasks.view.allows(actorAs(actor), { ...(await findTask(db, Number(key)))!, ...left }),
})

const checks: Record<string, Check> = {
  'own-projects': asList('listMyProjects'),
  'kept-projects': asList('listKeptProjects'),
  'every-project': {
    all: () => sql`select id from project`,
    sees: async ({ db, actor }, key) =>
      isPortalAdministrator(actor) &&
      projectDetails.view.allows(actor, (await findProject(db, Number(key)))!),
  },
  'shown-projects': {
    all: () => sql`select distinct project_id from shown_project`,
    sees: async (reader, key) => {
      const found = await findShown(reader, { projectId: Number(key) })
      return found !== undefined && shownPages.view.allows(reader.actor, found)
    },
  },
  'team-mates': {
    all: () => sql`select id from project_member`,
    sees: async ({ db, actor }, key) => {
      const { rows } = await sql<{ projectId: number; uid: string }>`
        select project_id as "projectId", person_uid as uid from project_member where id = ${key}`.execute(db)
      const { projectId, uid } = rows[0]!
      return uid !== actor.uid && projects.edit.allows(actor, (await findProject(db, projectId))!)
    },
  },
  'projects-in-work': asList('listProjectsInWork'),
  'own-applications': asList('listAccelerationRequests'),
  'own-tasks': task(
    () => sql`select id from project_trackpoint`,
    (actor) => ({
      ...actor,
      roles: [],
      // The team's tracker is checked here as a tracker of single projects.
      memberships: actor.memberships.map((one) => ({
        ...one,
        roles: one.roles.some((role) => role === 'TRC' || role === 'TRC_TEAM') ? ['TRC' as const] : [],
      })),
    }),
    {},
  ),
  'team-tasks': task(
    ({ accelerator }) => sql`select id from project_trackpoint where accelerator_id = ${accelerator.id}`,
    (actor) => actor,
    { memberUids: [], trackerUid: null },
  ),
  programmes: content('programme'),
  tracks: content('track'),
  accelerators: {
    all: () => sql`select id from accelerator`,
    sees: async ({ actor }) => acceleratorQueue.list.allows(actor, null),
  },
  trackers: {
    all: ({ accelerator }) => sql`select p.uid from person p where p.status = 'A' and exists (
      select from accelerator_member m where m.person_uid = p.uid and m.accelerator_id = ${accelerator.id}
        and m.role in ('TRC', 'TRC_TEAM') and not m.blocked)`,
    sees: async ({ actor }) => accelerators.work.allows(actor, { acceleratorId: world.accelerator.id }),
  },
  people: asList('listPeople'),
  'form-submissions': asList('listFormSubmissions'),
  'profile-templates': asList('listProfileTemplates'),
  dictionaries: {
    all: () => sql`select id from dictionary`,
    sees: async ({ actor }) => dictionaries.keep.allows(actor, null),
  },
  'mentor-questions': asList('listMentorQuestions'),
  'user-reports': asList('getUserReportsByUser'),
  technologies: {
    all: () => sql`select id from technology`,
    sees: async ({ actor }) => technologies.view.allows(actor, null),
  },
}

let portal: TestPortal
let world: World
let actors: { who: string; uid: string }[]

beforeAll(async () => {
  portal = await openPortal()
  world = await makeWorld(portal)
  const { projectId } = await world.work('DONE_CODE')
  await makeQuestion(world, projectId)
  await world.request()
  await portal.make.profileTemplate()
  await makeSubmission(world)
  const words = { code: 'FOUND', name_ru: 'Найдена', name_en: 'Found', purpose_ru: 'Зачем' }
  await insertOne(portal.db, 'technology', words)
  const template_file_id = await world.keptFile('REPORT_TEMPLATE')
  for (const roles of [['ACC'], ['TRC'], []])
    await insertOne(portal.db, 'user_report', {
      name: 'Сводка',
      file_name: 'Сводка',
      extension: 'docx',
      template_file_id,
      roles,
      accelerator_id: world.accelerator.id,
      created_by: world.people.admin.uid,
      updated_by: world.people.admin.uid,
    })
  const elsewhere = await portal.make.project()
  await portal.make.task({ project: elsewhere, track: await portal.make.track() })
  for (const access_level of accessLevels)
    await portal.make.publication({ project: await portal.make.project({ access_level }) })
  const selfMade = await portal.make.person()
  await makeOfOneself(portal, world, selfMade)
  actors = [
    ...everybody.map((who) => ({ who, uid: world.people[who].uid })),
    { who: 'self-made', uid: selfMade.uid },
  ]
}, 120_000)

test('every source says what it is checked by', () => {
  expect(sources.map(({ name }) => name).toSorted()).toEqual(Object.keys(checks).toSorted())
})

test.each(sources.map((source) => ({ name: source.name, source })))(
  '$name: everybody finds what they see',
  async ({ name, source }) => {
    const check = checks[name]!
    const { rows } = await sql<{ key: string }>`
      select every.key::text as key from (${check.all(world)}) every (key)`.execute(portal.db)
    let answered = 0
    for (const { who, uid } of actors) {
      const actor = (await loadPerson(portal.db, uid))!
      const ctx = { db: portal.db, actor, locale: 'ru', acceleratorId: world.accelerator.id } as SignedIn
      const everything = await source.find(ctx, '', 1000)
      const found = everything.map(({ key }) => key)
      answered += found.length
      const seen: string[] = []
      for (const { key } of rows) if (await check.sees({ db: portal.db, actor }, key)) seen.push(key)
      expect(found.toSorted(), who).toEqual(seen.toSorted())
      // The same with a search text, and a record is found by the first word of its title.
      const typed = everything[0]?.title.split(/[^\p{L}\p{N}]+/u).find((word) => word.length > 2) ?? 'слово'
      const hits = (await source.find(ctx, typed, 1000)).map(({ key }) => key)
      expect(seen, `${who}: ${typed}`).toEqual(expect.arrayContaining(hits))
      if (everything[0]) expect(hits, `${who}: ${typed}`).toContain(everything[0].key)
    }
    // A source without any results proves nothing.
    expect(answered).toBeGreaterThan(0)
  },
  60_000,
)
