import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { profileTemplateList } from '../domain/template.policy.ts'

/** All templates `t` of profiles, for the portal's administrators. */
export const allTemplates = rowSet({
  from: sql`profile_template t`,
  key: sql`t.id`,
  sees: async ({ actor }) => profileTemplateList.look.allows(actor, null),
  scope: ({ actor }: SignedIn) => sql.lit(profileTemplateList.look.allows(actor, null)),
  filters: { purpose: (purpose: string) => sql`t.purpose = ${purpose}` },
  search: sql`concat_ws(' ', t.name, t.description)`,
})
