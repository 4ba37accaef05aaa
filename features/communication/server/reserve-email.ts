import { createHash } from 'node:crypto'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { countHit, hitsLeft } from '#platform/server/rate-limit.ts'
import { emailLimits } from '../domain/email-limits.ts'
import type { CommunicationEvent } from '../domain/events.ts'

/** A requested email: its address, and the accelerator in whose name it is sent, if any. */
export type EmailRequest = {
  email: string
  acceleratorId: number | null
  /** Caused by an accelerator's public form, so it does not count against its members. */
  byForm?: boolean
}

// Hashed, so that typed addresses of strangers are not stored outside the invitation.
const hashed = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')

const requireApproved = async (db: Db, acceleratorId: number): Promise<void> => {
  const approved = await db
    .selectFrom('accelerator')
    .select('id')
    .where('id', '=', acceleratorId)
    .where('approval', '=', 'COORDINATED')
    .executeTakeFirst()
  if (!approved) throw new ProductError('ACCELERATOR_NOT_APPROVED')
}

/** Administrators are notified with the last allowed email, so that a refused one needs no write of its own. */
const countForAccelerator = async (ctx: Context, acceleratorId: number): Promise<void> => {
  const limit = emailLimits.accelerator
  const hits = await countHit(ctx.db, `letters.accelerator:${acceleratorId}`, limit, 'LETTER_LIMIT')
  if (hits === limit.hits)
    await raise(ctx, 'LetterLimitReached' satisfies CommunicationEvent, { acceleratorId }, acceleratorId)
}

/** Number of emails that a person may still send today in the name of an accelerator. */
export const emailsLeft = async (db: Db, uid: string, acceleratorId: number): Promise<number> => {
  const left = await Promise.all([
    hitsLeft(db, `letters.member:${uid}`, emailLimits.member),
    hitsLeft(db, `letters.accelerator:${acceleratorId}`, emailLimits.accelerator),
  ])
  return Math.min(...left)
}

/**
 * Checks and counts an email to a typed address (ADR 26): in the name of an accelerator only after it is approved,
 * otherwise within a small personal limit. Never checks whether the address has an account.
 */
export const reserveEmail = async (
  ctx: SignedIn,
  { email, acceleratorId, byForm = false }: EmailRequest,
): Promise<void> => {
  const { uid } = ctx.actor
  if (acceleratorId === null)
    await countHit(ctx.db, `letters.person:${uid}`, emailLimits.person, 'LETTER_LIMIT')
  else {
    await requireApproved(ctx.db, acceleratorId)
    if (byForm) await countHit(ctx.db, `letters.form:${acceleratorId}`, emailLimits.form, 'LETTER_LIMIT')
    else {
      await countHit(ctx.db, `letters.member:${uid}`, emailLimits.member, 'LETTER_LIMIT')
      await countForAccelerator(ctx, acceleratorId)
    }
  }
  await countHit(ctx.db, `letters.address:${hashed(email)}`, emailLimits.address)
}
