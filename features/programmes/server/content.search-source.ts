import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { contents, type ContentFacts } from '../domain/content.machine.ts'

/** The facts of the settings tree; the accelerator's approval only affects actions. */
const ofTree = (ctx: SignedIn): ContentFacts | null => {
  const chosen = ofChosenAccelerator(ctx)
  return (
    chosen && { ...chosen, acceleratorApproved: false, acceleratorFinished: false, parentPublished: true }
  )
}

/** Programmes of the chosen accelerator. */
export const programmeSource = searchSource<ContentFacts, { id: number }>({
  name: 'programmes',
  kind: 'programme',
  of: ofTree,
  authorize: contents.view,
  from: sql`programme g`,
  key: sql`g.id`,
  scope: (_ctx, { acceleratorId }) => sql`g.accelerator_id = ${acceleratorId}`,
  search: sql`concat_ws(' ', g.name, g.description)`,
  order: sql`g.seq, g.id`,
  title: () => sql`g.name`,
  context: sql`left(g.description, 120)`,
  columns: () => sql`g.id`,
  link: ({ id }) => linkTo('/bch/view/accelerator-settings/program', { acceleratorProgramId: id }),
})

/** Tracks of the chosen accelerator. */
export const trackSource = searchSource<ContentFacts, { id: number }>({
  name: 'tracks',
  kind: 'track',
  of: ofTree,
  authorize: contents.view,
  from: sql`track t`,
  key: sql`t.id`,
  scope: (_ctx, { acceleratorId }) => sql`t.accelerator_id = ${acceleratorId}`,
  search: sql`concat_ws(' ', t.name, t.short_link, t.description)`,
  order: sql`t.seq, t.id`,
  title: () => sql`t.name`,
  context: sql`g.name`,
  joins: sql`join programme g on g.id = t.programme_id`,
  columns: () => sql`t.id`,
  link: ({ id }) => linkTo('/bch/view/accelerator-settings/track', { trackId: id }),
})
