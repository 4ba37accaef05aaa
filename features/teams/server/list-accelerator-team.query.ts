import { sql } from 'kysely'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listAcceleratorTeam } from '../contract/accelerator-team.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { teamRows } from './team.repository.ts'

/** The team with its invitations, for administrators. */
export const listAcceleratorTeamQuery = listOf(listAcceleratorTeam, {
  load: chosenAccelerator,
  authorize: acceleratorTeam.look,
  rows: (_ctx, { acceleratorId }) => teamRows(acceleratorId),
  scope: () => sql`true`,
  sortings: () => ({ NAME: sql`lower(t.name)`, CREATE_DATE: sql`t.since` }),
  filters: {
    role: (roles) => sql`t.roles && ${roles}::text[]`,
    status: (states) => sql`t.status = any(${states})`,
  },
  search: sql`concat_ws(' ', t.name, t.email)`,
})
