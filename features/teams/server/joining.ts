import * as asking from './respond.use-case.ts'
import * as deciding from './join-requests.use-case.ts'
import * as requests from './list-join-requests.query.ts'
import * as lists from './list-vacancies.query.ts'
import * as vacancies from './manage-vacancy.use-case.ts'
import { findInvitablePeopleQuery } from './people-directory.query.ts'

/** Handlers of vacancies, responses, requests to join, and of the directory that invitations choose from. */
export const joiningHandlers = [
  findInvitablePeopleQuery,
  ...Object.values(vacancies),
  ...Object.values(lists),
  ...Object.values(asking),
  ...Object.values(deciding),
  ...Object.values(requests),
]
