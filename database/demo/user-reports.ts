import { sql } from 'kysely'
import { docxMime } from '#platform/server/documents/write-docx.ts'
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { chosenTags } from '../../features/user-reports/server/draft/chosen-tags.ts'
import { draftDocx } from '../../features/user-reports/server/draft/draft-docx.ts'
import { draftXlsx } from '../../features/user-reports/server/draft/draft-xlsx.ts'
import { knownTags, knownTree } from '../../features/user-reports/server/reading/known-tags.ts'
import { insertOne } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import { keep } from './profiles.ts'
import type { Scene } from './scene.ts'

const words = { projects: 'Проекты', project: 'Проект', total: 'Итого' }

/** Attaches a report to the first published task without one. */
const attachToTask = async (
  { db }: Scene,
  { acceleratorId, reportId }: { acceleratorId: number; reportId: number },
): Promise<void> => {
  await sql`
    update trackpoint set user_report_id = ${reportId} where id = (select k.id from trackpoint k
      where k.accelerator_id = ${acceleratorId} and k.report_type is null and k.content_status = 'PUBLISHED'
      order by k.id limit 1)`.execute(db)
}

/** A passport of each project in Word, and a summary of all in Excel: reports of the first accelerators to their sponsors. */
export const buildReports = async (scene: Scene, houses: readonly DemoAccelerator[]): Promise<void> => {
  const tree = await knownTree(scene.db)
  const known = knownTags(tree, { oneFile: true, parameters: [], locale: 'ru' })
  const project = known['Projects']!.list!
  const single = Object.entries(project).flatMap(([tag, { list }]) => (list ? [] : [tag]))
  const passport = chosenTags(project, ['Leader', 'Track', ...single.slice(7, 15), 'Team', 'Tasks'])
  const figures = single.filter((tag) => ['money', 'number'].includes(project[tag]?.type ?? '')).slice(1, 4)
  const summary = chosenTags(project, ['Leader', 'Track', 'Tracker', ...figures, 'Tasks'])
  const parameters = [
    { code: 'quarter', name: 'Квартал', type: 'STRING', required: false, defaultValue: 'IV', dictionary: '' },
  ]
  const plans = [
    {
      name: 'Паспорт проекта',
      file_name: 'Паспорт {{Name}}',
      extension: 'docx' as const,
      one_file: false,
      mime: docxMime,
      bytes: draftDocx({ title: 'Паспорт проекта', oneFile: false, locale: 'ru', tags: passport }),
      parameters: [],
    },
    {
      name: 'Сводка по проектам',
      file_name: 'Сводка {{Date}}',
      extension: 'xlsx' as const,
      one_file: true,
      mime: tableMime.xlsx,
      bytes: draftXlsx({ title: 'Сводка по проектам, квартал: {{Param.quarter}}', tags: summary, words }),
      parameters,
    },
  ]
  for (const { row, admins } of houses.slice(0, 2)) {
    const [person] = admins
    if (!person) continue
    for (const { mime, bytes, parameters: reportParameters, ...plan } of plans) {
      const name = `${plan.name}.${plan.extension}`
      // oxlint-disable-next-line no-await-in-loop
      const fileId = await keep(scene, { person, entity: 'REPORT_TEMPLATE', name, mime, bytes })
      if (fileId === null) continue
      // oxlint-disable-next-line no-await-in-loop
      await sql`update file set owner = ${`accelerator:${row.id}`} where id = ${fileId}`.execute(scene.db)
      // oxlint-disable-next-line no-await-in-loop
      const { id } = await insertOne(scene.db, 'user_report', {
        ...plan,
        accelerator_id: row.id,
        template_file_id: fileId,
        roles: ['ACC', 'TRC_TEAM', 'TRC'],
        parameters: reportParameters as never,
        created_by: person.uid,
        updated_by: person.uid,
      })
      // oxlint-disable-next-line no-await-in-loop
      await sql`
        insert into user_report_version (report_id, number, said, template_file_id, saved_by)
        select r.id, 1, jsonb_build_object('name', r.name, 'fileName', r.file_name, 'extension', r.extension, 'forAll', r.for_all,
            'roles', to_jsonb(r.roles), 'oneFile', r.one_file, 'parameters', r.parameters), r.template_file_id, r.created_by
        from user_report r where r.id = ${id}`.execute(scene.db)
      // The report on one project is attached to a task without another report.
      // oxlint-disable-next-line no-await-in-loop
      if (!plan.one_file) await attachToTask(scene, { acceleratorId: row.id, reportId: id })
    }
  }
}
