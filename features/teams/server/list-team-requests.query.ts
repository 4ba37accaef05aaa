import { sql } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { portalPolicy } from '#platform/domain/policy.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { mapRows, type RowSource } from '#platform/server/lists/rows.ts'
import type { recruitingAccelerator } from '../contract/accelerator-team.schemas.ts'
import {
  listAcceleratorTeamRequests,
  listMyAcceleratorTeamRequests,
  listRecruitingAccelerators,
} from '../contract/team-request.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { recruits, shownTeamRequest, teamRequestSubjects } from './team-request.repository.ts'
import { ownTeamRequests, receivedTeamRequests } from './teams.row-set.ts'

type Recruiting = z.output<typeof recruitingAccelerator>

const recruitingRows: RowSource<Recruiting, Recruiting, SignedIn> = {
  from: sql`accelerator a`,
  key: sql`a.id`,
  columns: ({ actor, locale }) => {
    const { uid } = actor
    return sql`a.id, nullif(a.name, '') as name, a.description,
      coalesce((select ${valueName('v', locale)} from dictionary_value v where v.id = a.country_id), '') as country, array(
      select m.role from accelerator_member m where m.accelerator_id = a.id and m.person_uid = ${uid}
      union select r.role from accelerator_team_request r
      where r.accelerator_id = a.id and r.person_uid = ${uid} and r.status = 'CONSIDERATION') as taken`
  },
}

/** Accelerators that accept requests to join. */
export const listRecruitingAcceleratorsQuery = listOf(listRecruitingAccelerators, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: recruitingRows,
  scope: () => recruits,
  sortings: () => ({ NAME: sql`lower(a.name)` }),
  search: sql`a.name`,
})

const requests = {
  rows: mapRows(teamRequestSubjects, shownTeamRequest),
  sortings: () => ({ CREATE_DATE: sql`r.created_at` }),
}

/** Requests to join the chosen accelerator, for its administrators. */
export const listAcceleratorTeamRequestsQuery = listOf(listAcceleratorTeamRequests, {
  ...requests,
  load: chosenAccelerator,
  authorize: acceleratorTeam.look,
  ...receivedTeamRequests,
})

export const listMyAcceleratorTeamRequestsQuery = listOf(listMyAcceleratorTeamRequests, {
  ...requests,
  load: nothing,
  authorize: portalPolicy.signIn,
  ...ownTeamRequests,
})
