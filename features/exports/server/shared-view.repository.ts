import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { Db } from '#platform/server/context.ts'
import { sharedViews, type SharedViewFacts } from '../domain/shared-view.policy.ts'

/** A shared view with the facts of its policy. */
export type SharedViewSubject = SharedViewFacts & { id: number; list: string }

export const findSharedView = async (db: Db, id: number): Promise<SharedViewSubject | undefined> =>
  db
    .selectFrom('shared_view')
    .select(['id', 'list', 'accelerator_id as acceleratorId', 'owner_uid as ownerUid'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The accelerator chosen in the header. Throws an error if the caller does not work there. */
export const acceleratorOfViews = chosenAccelerator(sharedViews.view, { ownerUid: null })
