import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'

/** Audited actions on a person; includes an impersonating administrator. */
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

/** Writes an action of or on a person to the audit trail: the names of fields, never their values. */
export const noteAction = (
  ctx: Context,
  uid: string,
  action: PersonAction,
  details: Record<string, unknown> = {},
): Promise<void> => audit(ctx, { acceleratorId: null, subject: 'person', subjectId: uid, action, details })
