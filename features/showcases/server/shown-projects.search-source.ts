import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { reachOf } from '../domain/shown-projects.policy.ts'
import { shownScope, shownSearch } from './shown-listing.ts'
import { shownLogoUrl } from './shown-logo-url.ts'

/** Published projects, as in the list of all showcases. */
export const shownProjectSource = searchSource<unknown, { id: number }>({
  name: 'shown-projects',
  kind: 'project',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`shown_project s join project p on p.id = s.project_id`,
  key: sql`p.id`,
  scope: ({ actor }) => shownScope({ showcase: null, reach: reachOf(actor) }),
  sample: 'behind',
  search: shownSearch,
  order: sql`s.published_at desc, s.publication_id desc`,
  title: () => sql`p.name`,
  context: sql`a.name`,
  picture: shownLogoUrl,
  joins: sql`join accelerator a on a.id = s.accelerator_id`,
  columns: () => sql`p.id`,
  link: ({ id }) => linkTo('/bch/view/project-details', { id }),
})
