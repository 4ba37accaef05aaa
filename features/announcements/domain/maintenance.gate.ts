import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { MaintenanceMode } from './states.ts'

/** The part of a call that decides whether maintenance blocks it. */
export type GatedCall = {
  feature: string
  name: string
  /** Whether it changes visible data. */
  changes: boolean
}

/** Features available during maintenance: signing in and out, and the maintenance notice. */
const open: ReadonlySet<string> = new Set(['identity', 'announcements'])

/** Calls that every page needs to load. */
const needed: ReadonlySet<string> = new Set([
  'getSettings',
  'getLogo',
  'listMemberTeams',
  'getSocketEndpoint',
  'setUserLocalization',
  'unsubscribeFromEmails',
])

/** Why a call is refused during maintenance, or null. */
export const refusalDuring = (
  mode: MaintenanceMode,
  { feature, name, changes }: GatedCall,
  actor: Actor,
): Extract<ErrorCode, 'PORTAL_READ_ONLY' | 'PORTAL_CLOSED'> | null => {
  if (mode === 'NOTICE' || isPortalAdministrator(actor) || open.has(feature) || needed.has(name)) return null
  if (mode === 'CLOSED') return 'PORTAL_CLOSED'
  return changes ? 'PORTAL_READ_ONLY' : null
}
