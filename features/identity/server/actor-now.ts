import type { Person } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { loadPerson } from './person.repository.ts'

/** The person who started a job, with their current rights; without any if they have left. */
export const actorNow = async (db: Db, uid: string): Promise<Person> =>
  (await loadPerson(db, uid)) ?? {
    kind: 'person',
    uid,
    roles: [],
    memberships: [],
    accessFlags: [],
    impersonatedBy: null,
  }
