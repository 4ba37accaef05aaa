import { sql } from 'kysely'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'

/** Whom an invitation goes to; `uid` is null when the portal does not know the address. */
export type Invitee = { uid: string | null; email: string; chosen: boolean }

/** What the body of an invitation names: an address or a person. */
export type NamedInvitee = { email?: string | undefined; personUid?: string | undefined }

type Found = { uid: string; email: string; status: string; erased: boolean; willing: boolean }

const find = async (db: Db, named: NamedInvitee, consent: string): Promise<Found | undefined> => {
  const who = named.personUid
    ? sql`p.uid = ${named.personUid}`
    : sql`lower(p.email) = lower(${named.email ?? ''})`
  const { rows } = await sql<Found>`
    select p.uid, p.email, p.status, p.erased_at is not null as erased, ${sql.ref(`p.${consent}`)} as willing
    from person p where ${who}`.execute(db)
  return rows[0]
}

/** Finds whom to invite, and asks whether they may be: known people must be active and not have forbidden it. */
export const inviteeOf = async (
  db: Db,
  named: NamedInvitee,
  rule: { consent: 'invite_to_projects' | 'invite_to_accelerators'; inactive: ErrorCode },
): Promise<Invitee> => {
  const chosen = named.personUid !== undefined
  const found = await find(db, named, rule.consent)
  if (!found && named.email !== undefined) return { uid: null, email: named.email, chosen }
  if (!found || found.erased) throw new ProductError('INVITEE_WITHOUT_ROLES')
  if (found.status !== 'A') throw new ProductError(rule.inactive)
  if (!found.willing) throw new ProductError('INVITATION_FORBIDDEN_BY_USER')
  return { uid: found.uid, email: found.email, chosen }
}
