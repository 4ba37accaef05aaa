import { sql } from 'kysely'
import { accelerators } from '#features/accelerators'
import { projectLogoUrl } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { ownRequests } from './own-requests.row-set.ts'
import { workRows } from './work.row-set.ts'

/** Applications and projects of the chosen accelerator, as in "projects in work". */
export const projectInWorkSource = searchSource<{ acceleratorId: number }, { id: number }>({
  name: 'projects-in-work',
  kind: 'projectInWork',
  of: ofChosenAccelerator,
  authorize: accelerators.work,
  ...workRows,
  sample: 'behind',
  order: sql`r.created_at desc, r.id desc`,
  title: () => sql`r.project_name`,
  context: sql`concat_ws(' · ', p.serial_number, t.name)`,
  picture: projectLogoUrl,
  joins: sql`join project p on p.id = r.project_id join track t on t.id = r.track_id`,
  columns: () => sql`r.id`,
  link: ({ id }) => linkTo('/bch/view/projects-in-work', { requestId: id }),
})

/** Applications of the person's own projects. */
export const ownApplicationSource = searchSource<unknown, { id: number }>({
  name: 'own-applications',
  kind: 'accelerationRequest',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  ...ownRequests,
  order: sql`r.created_at desc, r.id desc`,
  title: () => sql`p.name`,
  context: sql`concat_ws(' · ', t.name, a.name)`,
  picture: projectLogoUrl,
  joins: sql`join track t on t.id = r.track_id join accelerator a on a.id = r.accelerator_id`,
  columns: () => sql`r.id`,
  link: ({ id }) => linkTo('/bch/view/my-acceleration-requests', { requestId: id }),
})
