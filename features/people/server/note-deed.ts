import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'

/** What is noted of a person; who is logged in as them is noted with it. */
export type PersonDeed =
  | 'editProfile'
  | 'setPicture'
  | 'deletePicture'
  | 'addAward'
  | 'editAward'
  | 'deleteAward'
  | 'setInvitePermissions'
  | 'setConsents'
  | 'erase'

/** Writes a deed of or on a person into the audit trail: which fields, never what stood in them. */
export const noteDeed = (
  ctx: Context,
  uid: string,
  action: PersonDeed,
  details: Record<string, unknown> = {},
): Promise<void> => audit(ctx, { acceleratorId: null, subject: 'person', subjectId: uid, action, details })
