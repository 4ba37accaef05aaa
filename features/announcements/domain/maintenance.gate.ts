import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { MaintenanceMode } from './states.ts'

/** A call as far as works on the portal stop it. */
export type GatedCall = {
  feature: string
  name: string
  /** Whether it changes something that people see. */
  changes: boolean
}

/** Calls that keep working during maintenance: signing in and out, and the maintenance notice itself. */
const open: ReadonlySet<string> = new Set(['identity', 'announcements'])

/** Files and calls that every page needs to load. */
const needed: ReadonlySet<string> = new Set([
  'getSettings',
  'getLogo',
  'listMemberTeams',
  'getSocketEndpoint',
  'setUserLocalization',
  'unsubscribeFromEmails',
])

/** Why a call is refused while works last; null: it is not. */
export const refusalDuring = (
  mode: MaintenanceMode,
  { feature, name, changes }: GatedCall,
  actor: Actor,
): Extract<ErrorCode, 'PORTAL_READ_ONLY' | 'PORTAL_CLOSED'> | null => {
  if (mode === 'NOTICE' || isPortalAdministrator(actor) || open.has(feature) || needed.has(name)) return null
  if (mode === 'CLOSED') return 'PORTAL_CLOSED'
  return changes ? 'PORTAL_READ_ONLY' : null
}
