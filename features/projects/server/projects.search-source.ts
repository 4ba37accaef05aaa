import { sql } from 'kysely'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { wholeName } from '#platform/server/sql.ts'
import { projectKeeping } from '../domain/project.policy.ts'
import { projectLogoUrl } from './project-logo-url.ts'
import { keptProjects, ownProjects, visibleProjects } from './projects.row-set.ts'

const project = {
  kind: 'project',
  authorize: portalPolicy.signIn,
  from: sql`project p`,
  key: sql`p.id`,
  order: sql`p.created_at desc, p.id desc`,
  title: () => sql`p.name`,
  context: sql`p.serial_number`,
  picture: projectLogoUrl,
  columns: () => sql`p.id`,
} as const

/** The person's own projects, as in "my projects". */
export const ownProjectSource = searchSource<unknown, { id: number }>({
  ...project,
  name: 'own-projects',
  of: ofNothing,
  ...ownProjects,
  link: ({ id }) => linkTo('/bch/view/my-projects/edit', { projectId: id }),
})

/** Projects that the chosen accelerator manages, for its team. */
export const keptProjectSource = searchSource<{ acceleratorId: number }, { id: number }>({
  ...project,
  name: 'kept-projects',
  authorize: projectKeeping.list,
  of: ofChosenAccelerator,
  ...keptProjects,
  link: ({ id }) => linkTo('/bch/view/my-projects/edit', { projectId: id, tab: 'team' }),
})

/** All projects, for the portal's administrators: they may open any project's page. */
export const everyProjectSource = searchSource<unknown, { id: number }>({
  ...project,
  name: 'every-project',
  of: ({ actor }) => (isPortalAdministrator(actor) ? undefined : null),
  ...visibleProjects,
  sample: sql`project p tablesample system (0.1) repeatable (0)`,
  link: ({ id }) => linkTo('/bch/view/project-details', { id }),
})

/** Members of the teams of the person's own projects. */
export const teamMateSource = searchSource<unknown, { projectId: number }>({
  name: 'team-mates',
  kind: 'person',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`project_member m join person u on u.uid = m.person_uid`,
  key: sql`m.id`,
  scope: (ctx) => sql`m.person_uid <> ${ctx.actor.uid}
    and m.project_id in (select p.id from ${ownProjects.from} where ${whereOf(ownProjects, ctx, null)})`,
  search: wholeName('u'),
  order: sql`lower(u.last_name), lower(u.first_name), m.id`,
  title: () => wholeName('u'),
  context: sql`p.name`,
  joins: sql`join project p on p.id = m.project_id`,
  columns: () => sql`m.project_id as "projectId"`,
  link: ({ projectId }) => linkTo('/bch/view/my-projects/edit', { projectId, tab: 'team' }),
})
