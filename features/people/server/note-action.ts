import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'

/** What is noted of a person; who is logged in as them is noted with it. */
export type PersonAction =
  | 'editProfile'
  | 'setPicture'
  | 'deletePicture'
  | 'addAward'
  | 'editAward'
  | 'deleteAward'
  | 'setInvitePermissions'
  | 'setConsents'
  | 'erase'

/** Writes an action of or on a person into the audit trail: which fields, never what stood in them. */
export const noteAction = (
  ctx: Context,
  uid: string,
  action: PersonAction,
  details: Record<string, unknown> = {},
): Promise<void> => audit(ctx, { acceleratorId: null, subject: 'person', subjectId: uid, action, details })
