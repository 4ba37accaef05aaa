import { chosenAcceleratorWith } from '#platform/server/chosen-accelerator.ts'
import type { Db } from '#platform/server/context.ts'
import { type SharedViewFacts } from '../domain/shared-view.policy.ts'

/** A shared view with the facts of its policy. */
export type SharedViewSubject = SharedViewFacts & { id: number; list: string }

export const findSharedView = async (db: Db, id: number): Promise<SharedViewSubject | undefined> =>
  db
    .selectFrom('shared_view')
    .select(['id', 'list', 'accelerator_id as acceleratorId', 'owner_uid as ownerUid'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Loads the accelerator in the header, for its views of all owners. */
export const acceleratorOfViews = chosenAcceleratorWith({ ownerUid: null })
