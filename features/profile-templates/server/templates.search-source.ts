import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { profileTemplateList } from '../domain/template.policy.ts'
import { allTemplates } from './templates.row-set.ts'

export const templateSource = searchSource<unknown, { id: number }>({
  name: 'profile-templates',
  kind: 'profileTemplate',
  of: ofNothing,
  authorize: profileTemplateList.look,
  ...allTemplates,
  order: sql`t.main desc, lower(t.name), t.id`,
  title: () => sql`t.name`,
  context: sql`left(t.description, 120)`,
  columns: () => sql`t.id`,
  link: ({ id }) => linkTo('/bch/view/project-profile-template-constructor', { templateId: id }),
})
