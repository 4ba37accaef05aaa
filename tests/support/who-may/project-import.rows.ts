import { sql } from 'kysely'
import * as imports from '../../../features/project-import/contract/import.endpoints.ts'
import { projectImports } from '../../../features/project-import/domain/project-import.machine.ts'
import { findImport } from '../../../features/project-import/server/import.repository.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row } from './row.ts'
import type { Who, World } from './world.ts'

const accelerators: readonly Who[] = ['teamTracker', 'team', 'admin']
const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })
const settings = {
  headerRow: 0,
  targets: ['main.name'],
  existing: 'SKIP' as const,
  trackId: null,
  accept: false,
  invite: false,
}

/** Without access the response is the same for existing and unknown accelerators. */
const room = { rest: 403, absent: 403 } as const

/** Rows are inserted as one JSON document, so a value may be a list. */
const listed = (list: object) => list as { length?: undefined }

let made = 0

/** A file with a list: only names in it are given values. */
const withStages = {
  sheet: listed([
    ['Название', 'Стадия'],
    ['Тепло', 'Идея'],
  ]),
  settings: { ...settings, targets: ['main.name', 'plain.stage'] },
}

const brought = async (
  { db, accelerator, people }: World,
  status: 'DRAFT' | 'FINISHED' = 'DRAFT',
  given: Partial<typeof withStages> = {},
) => {
  made += 1
  return insertOne(db, 'project_import', {
    accelerator_id: accelerator.id,
    file_name: 'projects.csv',
    sheet: listed([['Название'], [`Привезённый ${made}`]]),
    settings,
    status,
    created_by: people.team.uid,
    ...given,
  })
}

const inBody = (status?: 'DRAFT' | 'FINISHED') => async (world: World, _by: Person) => ({
  body: { importId: (await brought(world, status)).id },
})
const inQuery = async (world: World) => ({ query: { importId: String((await brought(world)).id) } })

/** Permissions on imports of projects. */
export const projectImportRows = [
  row(imports.listProjectImports, accelerators, (world) => ({ headers: onAccelerator(world), query: {} }), {
    ...room,
    list: checked(
      (parts) => sql`select id from project_import where accelerator_id = ${acceleratorOf(parts)}`,
      ({ db }, id) => findImport(db, id),
      projectImports.view.allows,
      { closed: true },
    ),
  }),
  row(imports.uploadProjectImport, accelerators, (world) => ({ headers: onAccelerator(world) }), {
    ...room,
    file: { name: 'projects.csv', content: 'Название\nПроект\n' },
  }),
  row(imports.downloadImportSample, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(imports.getProjectImport, accelerators, inQuery),
  row(imports.editProjectImport, accelerators, async (world) => ({
    body: { importId: (await brought(world)).id, version: 1, settings },
  })),
  row(imports.chooseImportValues, accelerators, async (world) => ({
    body: {
      importId: (await brought(world, 'DRAFT', withStages)).id,
      values: [{ dictionary: 'PROJECT_STAGES', name: 'Идея', valueId: null }],
    },
  })),
  row(imports.listImportValues, accelerators, (world) => ({ headers: onAccelerator(world), query: {} }), {
    ...room,
    list: checked(
      (parts) => sql`select id from project_import_value where accelerator_id = ${acceleratorOf(parts)}`,
      async ({ db }, id) => {
        const found = await db
          .selectFrom('project_import_value')
          .select('accelerator_id')
          .where('id', '=', id)
          .executeTakeFirst()
        return found && { acceleratorId: found.accelerator_id, importable: 0 }
      },
      projectImports.view.allows,
      { closed: true },
    ),
  }),
  row(imports.forgetImportValue, accelerators, async ({ db, accelerator, people }) => {
    made += 1
    const { id } = await insertOne(db, 'project_import_value', {
      accelerator_id: accelerator.id,
      dictionary_code: 'PROJECT_STAGES',
      name: `имя ${made}`,
      created_by: people.team.uid,
    })
    return { body: { valueId: id } }
  }),
  row(imports.fixImportCells, accelerators, async (world) => ({
    body: { importId: (await brought(world)).id, version: 1, cells: [{ line: 2, column: 0, text: 'Мост' }] },
  })),
  row(
    imports.listUnreadCells,
    ['leader', 'member'],
    async (world) => ({ query: { projectId: String((await world.work()).projectId) } }),
    { see: ['tracker', 'teamTracker', 'team', 'admin', 'portalAdmin', 'deputyAdmin'] },
  ),
  row(imports.downloadImportProblems, accelerators, inQuery),
  row(imports.startProjectImport, accelerators, async (world) => ({
    body: { importId: (await brought(world)).id, version: 1 },
  })),
  row(imports.undoProjectImport, accelerators, inBody('FINISHED')),
  row(imports.deleteProjectImport, accelerators, inBody()),
  row(
    imports.listImportItems,
    accelerators,
    async (world) => {
      const { id } = await brought(world, 'FINISHED')
      await sql`insert into project_import_item (import_id, seq, lines, name, plan)
        values (${id}, 1, '{2}', 'Проект', '{}')`.execute(world.db)
      return { query: { importId: String(id) } }
    },
    {
      list: {
        key: 'seq',
        all: null,
        closed: true,
        sees: async ({ db, actor }, _seq, { query }) => {
          const found = await findImport(db, Number(query!['importId']))
          return found !== undefined && projectImports.view.allows(actor, found)
        },
      },
    },
  ),
  row(imports.listImportMappings, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(
    imports.saveImportMapping,
    accelerators,
    (world) => ({
      headers: onAccelerator(world),
      body: { name: 'Набор', columns: [{ header: 'Название', target: 'main.name' }] },
    }),
    room,
  ),
  row(imports.deleteImportMapping, accelerators, async ({ db, accelerator }) => {
    made += 1
    const { id } = await insertOne(db, 'project_import_mapping', {
      accelerator_id: accelerator.id,
      name: `Набор ${made}`,
      columns: listed([{ header: 'Название', target: 'main.name' }]),
    })
    return { body: { mappingId: id } }
  }),
]
