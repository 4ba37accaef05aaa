import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getMeetingsOnDays, getMentorDaysOff } from '../contract/days-off.endpoints.ts'
import { readDaysOff, readMeetingsOnDays } from './days-off.repository.ts'

export const getMentorDaysOffQuery = query({
  endpoint: getMentorDaysOff,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: ({ db, actor }) => readDaysOff(db, actor.uid),
})

export const getMeetingsOnDaysQuery = query({
  endpoint: getMeetingsOnDays,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: ({ db, actor }, { query: days }) => readMeetingsOnDays(db, actor.uid, days),
})
