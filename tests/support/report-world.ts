import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { column, field, group, plain, table, tree } from '../../features/fields/domain/samples.ts'
import * as making from '../../features/user-reports/contract/make-report.endpoints.ts'
import * as templates from '../../features/user-reports/contract/report-template.endpoints.ts'
import * as reports from '../../features/user-reports/contract/user-report.endpoints.ts'
import { draftDocx } from '../../features/user-reports/server/draft/draft-docx.ts'
import type { Accelerator } from './factories/accelerator.ts'
import type { Person } from './factories/person.ts'
import type { Project } from './factories/project.ts'
import { openPortal, type TestPortal } from './portal.ts'

/** An accelerator with those who build and make reports, and three projects of one leader. */
export type ReportWorld = {
  portal: TestPortal
  accelerator: Accelerator
  admin: Person
  team: Person
  tracker: Person
  leader: Person
  projects: Project[]
}

/** Opens it: the first project hides what its profile says of a secret. */
export const openReportWorld = async (): Promise<ReportWorld> => {
  const portal = await openPortal()
  const { make } = portal
  await make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'idea', type: 'STRING', name: { ru: 'Идея', en: 'Idea' } }),
      plain({ code: 'secret', type: 'STRING', name: { ru: 'Тайна', en: 'Secret' } }),
      plain({ code: 'story', type: 'TEXT', rich: true, name: { ru: 'Рассказ', en: 'Story' } }),
      group('founders', [field({ code: 'founder', type: 'STRING' })]),
      table('costs', [column({ code: 'why', type: 'STRING' })]),
      plain({ code: 'open', type: 'STRING', name: { ru: 'Открытое', en: 'Open' } }),
      plain({
        code: 'photo',
        type: 'FILE',
        name: { ru: 'Снимок', en: 'Photo' },
        limits: { extensions: ['png', 'jpg'], maxCount: 3 },
      }),
    ),
  })
  const accelerator = await make.accelerator()
  const admin = await make.member({ accelerator, role: 'ACC', admin: true })
  const team = await make.member({ accelerator, role: 'ACC' })
  const tracker = await make.member({ accelerator, role: 'TRC' })
  const leader = await make.person()
  const track = await make.track({ accelerator })
  const projects: Project[] = []
  for (let at = 0; at < 3; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const project = await make.project({ leader, name: `Проект ${at}` })
    // oxlint-disable-next-line no-await-in-loop
    await make.task({ project, track, tracker })
    // oxlint-disable-next-line no-await-in-loop
    await make.profileValues({
      project,
      plain: { idea: `Мысль ${at}`, secret: `Тайное ${at}`, open: `Открытое ${at}` },
    })
    projects.push(project)
  }
  await sql`insert into project_element_visibility (project_id, element_code, visibility)
    values (${projects[0]!.id}, 'secret', 'NON_VISIBLE')`.execute(portal.db)
  return { portal, accelerator, admin, team, tracker, leader, projects }
}

/** A template of single tags and the team of a project. */
export const docxOf = (oneFile: boolean, ...tags: string[]): Buffer =>
  draftDocx({ title: 'Отчёт', oneFile, locale: 'ru', tags: singleTags(...tags) })

/** What such a template is made of. */
export const singleTags = (...tags: string[]) => ({
  single: tags.map((tag) => ({ tag, known: { name: tag } })),
  lists: [
    {
      tag: 'Team',
      name: 'Команда',
      columns: [
        { tag: 'Person', known: { name: 'Участник' } },
        { tag: 'Area', known: { name: 'Зона' } },
      ],
    },
  ],
})

/** The text of a document that was made. */
export const documentText = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(bytes)['word/document.xml']!).replace(/<[^>]+>/g, ' ')

type Own = Pick<ReportWorld, 'portal' | 'accelerator' | 'admin' | 'projects'>

/** What people do with reports, by the accelerator's administrator where nobody is named. */
export const reportClient = ({ portal, accelerator, admin, projects }: Own) => {
  const headers = { 'accelerator-id': String(accelerator.id) }
  const upload = (bytes: Buffer, name = 'report.docx', query: Record<string, string> = {}) =>
    portal.as(admin).send(templates.uploadReportTemplate, { headers, query, file: { name, content: bytes } })
  const save = (fileId: unknown, more: object = {}, person = admin) =>
    portal.as(person).send(reports.saveUserReport, {
      headers,
      body: {
        name: 'Сводка',
        fileName: 'Сводка {{Date}}',
        templateFileId: fileId as string,
        forAll: false,
        roles: ['ACC', 'TRC'],
        oneFile: true,
        parameters: [],
        ...more,
      },
    })
  const uploaded = async (bytes: Buffer, name?: string, query?: Record<string, string>): Promise<string> =>
    ((await upload(bytes, name, query)).body['file'] as { id: string }).id
  const built = async (
    bytes: Buffer,
    more: object = {},
    name = 'report.docx',
    by = admin,
  ): Promise<number> => {
    const fileId = await uploaded(bytes, name, {
      oneFile: String((more as { oneFile?: boolean }).oneFile ?? true),
    })
    return Number((await save(fileId, more, by)).body['id'])
  }
  const make = (person: Person, reportId: number, body: object = {}) =>
    portal.as(person).download(making.makeReport, {
      query: { userReportId: String(reportId) },
      body: { projectIds: projects.map(({ id }) => id), ...body },
    })
  return { headers, upload, uploaded, save, built, make }
}
