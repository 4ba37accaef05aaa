import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { foundPeople, isFoundPerson } from '#platform/server/search/person-search.ts'
import { people, peopleLists } from '../../domain/people.policy.ts'
import type { PersonState } from '../../domain/people.states.ts'
import { findPerson, peopleRows } from './people.repository.ts'

/** All people `p` of the portal without erased ones, for its administrators. */
export const registeredPeople = rowSet({
  from: peopleRows.from,
  key: peopleRows.key,
  sees: async ({ db, actor }, uid: string) => {
    const person = await findPerson(db, uid)
    return person !== undefined && people.view.allows(actor, person)
  },
  scope: ({ actor }: SignedIn) =>
    peopleLists.look.allows(actor, null) ? sql`p.erased_at is null` : sql`false`,
  filters: {
    status: (states: readonly PersonState[]) => sql`p.status = any(${states})`,
    role: (roles: readonly string[]) =>
      sql`(exists (select from person_role r where r.person_uid = p.uid and r.role = any(${roles}))
        or exists (select from counted_membership m where m.person_uid = p.uid and m.role = any(${roles})))`,
    flag: (flags: readonly string[]) =>
      sql`exists (select from person_access_flag f where f.person_uid = p.uid and f.flag = any(${flags}))`,
  },
  search: { findIds: foundPeople, idColumn: sql`p.uid`, matches: isFoundPerson },
})
