import type { Person } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { loadPerson } from './person.repository.ts'

/** Whoever began something that a job goes on with, with the rights they have by now; of somebody who left, without any. */
export const actorNow = async (db: Db, uid: string): Promise<Person> =>
  (await loadPerson(db, uid)) ?? {
    kind: 'person',
    uid,
    roles: [],
    memberships: [],
    accessFlags: [],
    impersonatedBy: null,
  }
