import type { Person } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { TokenScope } from './token-limits.ts'

/** What of a call decides whether a token may make it. */
export type TokenCall = {
  /** Whether its input names an accelerator: only there an accelerator's token acts. */
  namesAccelerator?: boolean
  stepUp?: true | undefined
  transport?: 'json' | 'multipart' | 'bytes' | 'file' | undefined
  reads?: readonly string[] | undefined
  changes?: readonly string[] | undefined
}

/** Only people manage accounts, tokens and webhooks: a stolen token must not gain access that outlives it. */
const closed = new Set(['account', 'apiToken', 'webHook'])
/** Programs may read roles, but only people change them. */
const closedToChanges = new Set([...closed, 'role'])

const onlyReads = ({ reads, changes, transport }: TokenCall): boolean =>
  reads !== undefined || (transport === 'file' && changes?.length === 0)

/** Why a token of this scope may not make a call; null when it may. The policy of the call is asked besides. */
export const tokenRefusal = (
  { scope, acceleratorId }: { scope: TokenScope; acceleratorId: number | null },
  call: TokenCall,
): ErrorCode | null => {
  const { stepUp, reads = [], changes = [], namesAccelerator = false } = call
  const isClosed = reads.some((tag) => closed.has(tag)) || changes.some((tag) => closedToChanges.has(tag))
  if (stepUp || isClosed) return 'TOKEN_CLOSED'
  // Everything else is about its person: their own projects, messages, drafts.
  if (acceleratorId !== null && !namesAccelerator) return 'TOKEN_CLOSED'
  return scope === 'READ' && !onlyReads(call) ? 'TOKEN_READS_ONLY' : null
}

/**
 * The person as a token acts: an accelerator's token keeps the membership of that accelerator and nothing of the portal's
 * roles. Null where the person has left the accelerator or administers it no longer: then the token opens nothing.
 */
export const actingByToken = (person: Person, acceleratorId: number | null): Person | null => {
  if (acceleratorId === null) return person
  const memberships = person.memberships.filter((one) => one.acceleratorId === acceleratorId)
  if (!memberships.some(({ admin }) => admin)) return null
  return { ...person, roles: ['INI'], accessFlags: [], memberships }
}
