import { beforeAll, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import type { PublicationTemplate } from '../../../tests/support/factories/showcase.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { moveProjectPublication } from '../contract/project-publication.endpoints.ts'
import {
  deletePublicationTemplate,
  editPublicationTemplate,
} from '../contract/publication-template.endpoints.ts'

/** Projects in both showcases: saving one changes rows of the other. */
const shared = 8

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let templates: PublicationTemplate[]
let projects: Project[]

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  templates = [
    await make.publicationTemplate({ accelerator }),
    await make.publicationTemplate({ accelerator }),
  ]
  projects = []
  for (let n = 0; n < shared; n += 1) {
    const project = await make.project()
    await make.participation({ project, track: await make.track({ accelerator }) })
    await make.publicationConsent({ project, accelerator })
    for (const template of templates) await make.publication({ project, template })
    projects.push(project)
  }
})

/** Saves a showcase for everybody or for signed-in users, which changes the leading showcase of its projects. */
const save = async (template: PublicationTemplate, isPublic: boolean): Promise<number> => {
  const { version } = await portal.db
    .selectFrom('publication_template')
    .select('version')
    .where('id', '=', template.id)
    .executeTakeFirstOrThrow()
  const body = { main: false, public: isPublic, brandLight: '', brandDark: '' }
  return (
    await portal.as(admin).send(editPublicationTemplate, {
      body: { ...body, templateId: template.id, version, name: template.name },
    })
  ).status
}

const move = async (project: Project, template: PublicationTemplate, action: 'publish' | 'unpublish') =>
  (
    await portal.as(admin).call(moveProjectPublication, {
      body: { projectId: project.id, templateId: template.id, action },
    })
  ).status

test('two showcases are saved while a project is taken out of them: all of it is done, none gets a conflict', async () => {
  const [one, other] = templates as [PublicationTemplate, PublicationTemplate]
  for (let round = 0; round < shared; round += 1) {
    const project = projects[round]!
    const answers = await collide(
      portal.database,
      `select from shown_project where project_id = ${project.id} for update`,
      [
        () => save(one, round % 2 === 0),
        () => save(other, round % 2 === 1),
        () => move(project, round % 2 ? one : other, 'unpublish'),
      ],
    )
    expect(answers).toEqual([200, 200, 204])
  }
  const { rows } = await portal.database.pool.query<{ leads: number; n: number }>(
    `select count(*) filter (where leads)::int as leads, count(*)::int as n from shown_project
     where project_id = any($1) group by project_id`,
    [projects.map(({ id }) => id)],
  )
  expect(rows).toEqual(projects.map(() => ({ leads: 1, n: 1 })))
})

test('a showcase in which a project is being published is not deleted', async () => {
  const [project] = projects as [Project]
  const template = await portal.make.publicationTemplate({ accelerator })
  const publication = await portal.make.publication({ project, template })
  expect(await move(project, template, 'unpublish')).toBe(204)
  const waiting = async () => {
    const { rows } = await portal.database.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]!.n
  }
  const answers = await collide(
    portal.database,
    `select from project_publication where id = ${publication.id} for update`,
    [
      () => move(project, template, 'publish'),
      async () => {
        await expect.poll(waiting).toBe(1)
        const body = { templateId: template.id }
        return (await portal.as(admin).call(deletePublicationTemplate, { body })).status
      },
    ],
  )
  expect(answers).toEqual([204, 409])
})
