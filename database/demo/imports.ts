import { sql } from 'kysely'
import { insertMany, type NewRow } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import { faultyLines, forumColumns, forumLines, importNames } from './content/imports.ts'
import type { Venture } from './projects.ts'
import type { Filed } from './requests.ts'
import type { Scene } from './scene.ts'

const settings = { headerRow: 0, existing: 'SKIP', trackId: null, accept: false, invite: true }

const doneTargets = ['main.name', 'plain.pitch', 'plain.industries', 'plain.territory', 'leader.email']
const doneHeading = ['Название', 'Кратко', 'Отрасль', 'Регион', 'Почта руководителя']

/** A file that is ready to be imported. */
const leaveWaiting = async ({ db, calendar }: Scene, house: DemoAccelerator): Promise<void> => {
  const title = ['Осенний форум: заявки со стендов']
  await db
    .insertInto('project_import')
    .values({
      accelerator_id: house.row.id,
      file_name: importNames.waiting,
      sheet: JSON.stringify([title, [], forumColumns.map(([heading]) => heading), ...forumLines]),
      settings: JSON.stringify({
        ...settings,
        headerRow: 2,
        targets: forumColumns.map(([, target]) => target),
      }),
      created_by: house.team[0]!.uid,
      created_at: calendar.ago(0.2),
    })
    .execute()
  await db
    .insertInto('project_import_mapping')
    .values({
      accelerator_id: house.row.id,
      name: importNames.mapping,
      columns: JSON.stringify(
        forumColumns.flatMap(([header, target]) => (target === null ? [] : [{ header, target }])),
      ),
      created_by: house.team[0]!.uid,
    })
    .execute()
}

const lineOf = ({ startup: { name, summary, industry, territory }, leader }: Venture): string[] => [
  name,
  summary,
  industry,
  territory,
  leader.email,
]

const itemOf = (line: readonly string[], seq: number) => {
  const [name = '', , , , leaderEmail] = line
  const plan = { name, number: '', main: {}, leaderEmail, plain: [], items: [] }
  return { seq: seq + 1, lines: [seq + 2], name, plan }
}

/** The file that some of the accelerator's projects were imported from; one project existed before, two had errors. */
const remember = async (
  { db, calendar }: Scene,
  house: DemoAccelerator,
  filed: readonly Filed[],
): Promise<void> => {
  const own = filed
    .filter(({ lane, status }) => lane.house === house && status === 'ACCEPT')
    .map(({ venture }) => venture)
    .toSorted((a, b) => b.age - a.age)
  const brought = [...new Set(own)].slice(0, 7)
  const at = calendar.ago(Math.max(...brought.map(({ age }) => age)))
  await sql`update project set created_at = ${at} where id = any(${brought.slice(1).map(({ row }) => row.id)})`.execute(
    db,
  )
  const lines = [...brought.map(lineOf), ...faultyLines]
  const { id } = await db
    .insertInto('project_import')
    .values({
      accelerator_id: house.row.id,
      file_name: importNames.done,
      sheet: JSON.stringify([doneHeading, ...lines]),
      settings: JSON.stringify({ ...settings, targets: doneTargets }),
      status: 'FINISHED',
      created_by: house.team[0]!.uid,
      created_at: at,
      started_at: at,
      finished_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const outcomeOf = (seq: number): Partial<NewRow<'project_import_item'>> => {
    const venture = brought[seq]
    if (!venture) return { status: 'FAILED', reason: 'HAS_PROBLEMS', project_id: null, done: null }
    const { id: project_id, version } = venture.row
    const done = { at, version }
    return seq === 0
      ? { status: 'SKIPPED', reason: 'EXISTS', project_id, done: null }
      : { status: 'CREATED', reason: null, project_id, done }
  }
  await insertMany(
    db,
    'project_import_item',
    lines.map((line, seq) => ({ import_id: id, ...itemOf(line, seq), ...outcomeOf(seq) })),
  )
}

/** An accelerator with a finished import, and a pending one. */
export const bringProjects = async (
  scene: Scene,
  houses: readonly DemoAccelerator[],
  filed: readonly Filed[],
): Promise<void> => {
  await remember(scene, houses[0]!, filed)
  await leaveWaiting(scene, houses[0]!)
}
