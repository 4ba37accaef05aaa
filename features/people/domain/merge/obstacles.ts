import type { Actor, PortalRole } from '#platform/domain/actor.ts'
import { isPerson } from '#platform/domain/actor.ts'

/** Why two accounts cannot be merged now. */
export const mergeObstacles = [
  'SAME_ACCOUNT',
  'YOURSELF',
  'CLOSED',
  'RANK',
  'ERASURE',
  'SAME_RECORD',
  'OWN_PROJECT',
  'PROJECT_LIMIT',
  'DELETED_PROJECT',
] as const

export type MergeObstacle = (typeof mergeObstacles)[number]

/** What the rank of an account is decided by. */
export type MergedAccount = { uid: string; active: boolean; roles: readonly PortalRole[] }

/** The rank of an account on the whole portal: an administrator is above a deputy, and a deputy above everybody else. */
export const rankOf = (roles: readonly PortalRole[]): number =>
  roles.includes('ADMIN') ? 2 : roles.includes('HTADM') ? 1 : 0

/** Obstacles that follow from the two accounts alone: nobody rises by a merge, least of all the administrator who merges. */
export const accountObstacles = (actor: Actor, from: MergedAccount, into: MergedAccount): MergeObstacle[] => {
  if (from.uid === into.uid) return ['SAME_ACCOUNT']
  return [
    ...(isPerson(actor, from.uid) || isPerson(actor, into.uid) ? (['YOURSELF'] as const) : []),
    ...(from.active && into.active ? [] : (['CLOSED'] as const)),
    ...(rankOf(from.roles) > rankOf(into.roles) ? (['RANK'] as const) : []),
  ]
}
