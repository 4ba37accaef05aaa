import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { profileTemplateList } from '../domain/template.policy.ts'

export const templateSource = searchSource<unknown, { id: number }>({
  name: 'profile-templates',
  kind: 'profileTemplate',
  of: ofNothing,
  authorize: profileTemplateList.look,
  from: sql`profile_template t`,
  key: sql`t.id`,
  scope: () => sql`true`,
  search: { text: () => sql`concat_ws(' ', t.name, t.description)` },
  order: sql`t.main desc, lower(t.name), t.id`,
  title: () => sql`t.name`,
  context: sql`left(t.description, 120)`,
  columns: () => sql`t.id`,
  link: ({ id }) => linkTo('/bch/view/project-profile-template-constructor', { templateId: id }),
})
