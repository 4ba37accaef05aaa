import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { wholeName } from '#platform/server/sql.ts'
import { acceleratorQueue } from '../domain/accelerator-queue.policy.ts'
import { accelerators } from '../domain/accelerator.policy.ts'
import { allAccelerators } from './accelerators.row-set.ts'
import { isTracker } from './trackers.sql.ts'

/** All accelerators and requests for new ones, for the portal's administrators. */
export const acceleratorSource = searchSource<unknown, { id: number }>({
  name: 'accelerators',
  kind: 'accelerator',
  of: ofNothing,
  authorize: acceleratorQueue.list,
  ...allAccelerators,
  order: sql`lower(a.name), a.id`,
  title: () => sql`a.name`,
  context: sql`a.contact_email`,
  columns: () => sql`a.id`,
  link: ({ id }) => linkTo('/admin/accelerators', { acceleratorId: id }),
})

/** Trackers of the chosen accelerator, for its team: links to the projects of each. */
export const trackerSource = searchSource<{ acceleratorId: number }, { uid: string }>({
  name: 'trackers',
  kind: 'person',
  of: ofChosenAccelerator,
  authorize: accelerators.work,
  from: sql`person p`,
  key: sql`p.uid`,
  scope: (_ctx, { acceleratorId }) => isTracker(acceleratorId),
  search: wholeName('p'),
  order: sql`lower(p.last_name), lower(p.first_name), p.uid`,
  title: () => wholeName('p'),
  context: sql`''`,
  columns: () => sql`p.uid`,
  link: ({ uid }) => linkTo('/bch/view/projects-in-work', { trackerUid: uid }),
})
