import { insertAll, insertMany, insertOne } from '../../tests/support/factories/insert.ts'
import { projectRow, type Project } from '../../tests/support/factories/project.ts'
import { requestRow } from '../../tests/support/factories/request.ts'
import type { DemoAccelerator } from './accelerators.ts'
import { importNames, keptProjectLines } from './content/imports.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

/** Days since the file was imported. */
const age = 1.4

const makeRows = ({ db, calendar }: Scene, house: DemoAccelerator): Promise<Project[]> =>
  insertAll(
    db,
    'project',
    keptProjectLines.map(([name = '']) =>
      projectRow(null, {
        name,
        keeper_accelerator_id: house.row.id,
        created_at: calendar.ago(age),
        updated_at: calendar.ago(age),
      }),
    ),
  )

/** The file's data in the profiles of its projects. */
const writeProfileHistory = async (
  { db, calendar }: Scene,
  by: string,
  projects: readonly Project[],
): Promise<void> => {
  const at = calendar.ago(age)
  const rows = projects.map(({ id: project_id }, i) => ({
    place: { project_id, element_code: 'pitch', field_code: 'pitch' },
    pitch: keptProjectLines[i]![1] as never,
  }))
  await insertMany(
    db,
    'profile_value',
    rows.map(({ place, pitch }) => ({ ...place, value: pitch, updated_by: by, updated_at: at })),
  )
  await insertMany(
    db,
    'profile_value_change',
    rows.map(({ place, pitch }) => ({ ...place, after: pitch, changed_by: by, at })),
  )
}

const rememberImport = async (scene: Scene, lane: Lane, by: string, projects: readonly Project[]) => {
  const at = scene.calendar.ago(age)
  const { id } = await insertOne(scene.db, 'project_import', {
    accelerator_id: lane.house.row.id,
    file_name: importNames.retained,
    sheet: [['Название', 'Кратко'], ...keptProjectLines] as never,
    settings: {
      headerRow: 0,
      existing: 'SKIP',
      trackId: lane.row.id,
      accept: false,
      invite: true,
      targets: ['main.name', 'plain.pitch'],
    } as never,
    status: 'FINISHED',
    created_by: by,
    created_at: at,
    started_at: at,
    finished_at: at,
  })
  await insertMany(
    scene.db,
    'project_import_item',
    projects.map(({ id: project_id, name, version }, at) => ({
      import_id: id,
      seq: at + 1,
      lines: [at + 2],
      name,
      plan: { name, number: '', main: {}, leaderEmail: '', plain: [], items: [] },
      status: 'CREATED' as const,
      project_id,
      done: { at: scene.calendar.ago(age), version },
    })),
  )
}

const apply = async (scene: Scene, lane: Lane, by: string, projects: readonly Project[]) => {
  const requests = await insertAll(
    scene.db,
    'acceleration_request',
    projects.map((project) =>
      requestRow(project, lane.row, {
        status: 'NEW',
        created_by: by,
        message: 'Заявка отправлена при загрузке проектов акселератором.',
        created_at: scene.calendar.ago(age),
      }),
    ),
  )
  await insertMany(
    scene.db,
    'audit_entry',
    [
      ...projects.map(({ id }) => ({
        accelerator_id: null,
        subject: 'project',
        subject_id: String(id),
        to_state: null,
      })),
      ...requests.map(({ id }) => ({
        accelerator_id: lane.house.row.id,
        subject: 'acceleration_request',
        subject_id: String(id),
        to_state: 'NEW',
      })),
    ].map((entry) => ({ ...entry, action: 'create', actor_uid: by, at: scene.calendar.ago(age) })),
  )
}

/**
 * An accelerator has imported projects with unknown leaders: it manages them, they have applied to its track, and a
 * person is invited to lead one of them. Returns their number.
 */
export const keepProjects = async (
  scene: Scene,
  houses: readonly DemoAccelerator[],
  lanes: readonly Lane[],
): Promise<number> => {
  const house = houses[0]!
  const by = house.team[0]!.uid
  const lane = lanes.find(
    ({ house: of, plan }) =>
      of === house &&
      plan.status === undefined &&
      !plan.blocked &&
      !plan.schedule &&
      !plan.acceptsAutomatically,
  )!
  const projects = await makeRows(scene, house)
  await writeProfileHistory(scene, by, projects)
  await rememberImport(scene, lane, by, projects)
  await apply(scene, lane, by, projects)
  await insertOne(scene.db, 'team_invitation', {
    project_id: projects[0]!.id,
    email: 'r.zaripova@nadomnik.example',
    status: 'REGISTER_WAITING',
    role_in_team: 'Руководитель проекта',
    message: 'Жюри форума выбрало ваш проект. Возглавьте его на портале.',
    created_by: by,
    created_at: scene.calendar.ago(age - 0.2),
    expires_at: new Date(scene.calendar.now + (14 - age) * 86_400_000).toISOString(),
  })
  return projects.length
}
