import { sql } from 'kysely'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { foundInDirectory, letsInvite, type InviteConsent } from './invitee.sql.ts'

/**
 * Whom an invitation goes to. `uid` is null when nobody is reached under the address now; `knownUid` says whose address
 * it is all the same, for what the inviting team knows of its own members. `chosen` from the directory, not by address.
 */
export type Invitee = { uid: string | null; knownUid: string | null; email: string; chosen: boolean }

/** What the body of an invitation names: an address or a person. */
export type NamedInvitee = { email?: string | undefined; personUid?: string | undefined }

type Rule = { consent: InviteConsent; inactive: ErrorCode }

/** Somebody whom the caller may see is refused in words: the rules of the specification are told about known people. */
const chosenFromDirectory = async (ctx: SignedIn, personUid: string, rule: Rule): Promise<Invitee> => {
  const { rows } = await sql<{ email: string; active: boolean; willing: boolean }>`
    select u.email, u.status = 'A' as active, ${sql.ref(`u.${rule.consent}`)} as willing from person u
    where u.uid = ${personUid} and u.erased_at is null
      and ${foundInDirectory(ctx.actor.uid)}`.execute(ctx.db)
  const [found] = rows
  if (!found) throw new ProductError('INVITEE_WITHOUT_ROLES')
  if (!found.active) throw new ProductError(rule.inactive)
  if (!found.willing) throw new ProductError('INVITATION_FORBIDDEN_BY_USER')
  return { uid: personUid, knownUid: personUid, email: found.email, chosen: true }
}

/**
 * An address tells nothing about who is behind it: whether there is nobody, somebody, or somebody who forbade
 * invitations, the invitation is made and shown the same (ADR 26). Only whoever may be invited gets it.
 */
const typedAddress = async (ctx: Context, email: string, rule: Rule): Promise<Invitee> => {
  const { rows } = await sql<{ uid: string; reached: boolean }>`
    select u.uid, ${letsInvite(rule.consent)} as reached from person u
    where lower(u.email) = lower(${email})`.execute(ctx.db)
  const [found] = rows
  return { uid: found?.reached ? found.uid : null, knownUid: found?.uid ?? null, email, chosen: false }
}

export const inviteeOf = (ctx: SignedIn, named: NamedInvitee, rule: Rule): Promise<Invitee> =>
  named.personUid === undefined
    ? typedAddress(ctx, named.email ?? '', rule)
    : chosenFromDirectory(ctx, named.personUid, rule)
