import { sql } from 'kysely'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listPeople } from '../../contract/people.endpoints.ts'
import { peopleLists } from '../../domain/people.policy.ts'
import { peopleRows } from './people.repository.ts'
import { peopleScope, peopleSearch } from './people.search.ts'

export const listPeopleQuery = listOf(listPeople, {
  load: nothing,
  authorize: peopleLists.look,
  rows: peopleRows,
  scope: () => peopleScope,
  sortings: () => ({
    CREATE_DATE: sql`p.created_at`,
    NAME: [sql`lower(p.last_name)`, sql`lower(p.first_name)`],
    LAST_ACTIVITY: sql`coalesce(p.last_seen_at, '-infinity')`,
  }),
  filters: {
    status: (states) => sql`p.status = any(${states})`,
    role: (roles) =>
      sql`(exists (select from person_role r where r.person_uid = p.uid and r.role = any(${roles}))
        or exists (select from counted_membership m where m.person_uid = p.uid and m.role = any(${roles})))`,
    flag: (flags) =>
      sql`exists (select from person_access_flag f where f.person_uid = p.uid and f.flag = any(${flags}))`,
  },
  search: peopleSearch,
})
