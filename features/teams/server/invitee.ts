import { sql } from 'kysely'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { foundInDirectory, letsInvite, type InviteConsent } from './invitee.sql.ts'

/**
 * The recipient of an invitation. `uid` is null if the invitation does not reach an account now; `knownUid` is the
 * owner of the address anyway, for checks against the inviting team's own members. `chosen`: selected in the directory
 * rather than by address.
 */
export type Invitee = { uid: string | null; knownUid: string | null; email: string; chosen: boolean }

/** The invitee in a call's body: an address or a person. */
export type NamedInvitee = { email?: string | undefined; personUid?: string | undefined }

type Rule = { consent: InviteConsent; inactive: ErrorCode }

/** Refusals are explicit here: the caller can see the person anyway, so the reason reveals nothing. */
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
 * An address must not reveal who owns it: the invitation is created and shown in the same way whether it is unknown,
 * known or refuses invitations (ADR 26). Only an account that accepts invitations receives it.
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
