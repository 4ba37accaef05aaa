import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { say } from '#platform/server/sockets/channels.ts'
import { emailOf } from '../account.repository.ts'
import { forgetFailures } from '../attempts.repository.ts'
import type { Deps } from '../deps.ts'
import { killEmailTokens } from '../email-token.repository.ts'
import { endOtherSessionsOf, endSessionsOf } from '../end-sessions.repository.ts'
import { letterTo } from '../mail/letter-to.ts'
import {
  agreeToChange,
  changeOfLink,
  closeEmailChange,
  deadChange,
  setEmail,
  type EmailChange,
} from './email-change.repository.ts'

/** NOTIFY channel on which portals on the same database learn of accounts that differ from their tokens. */
const accountChangedChannel = 'account_changed'

/** The change that an email's link belongs to, and its recipient. */
export const lookAtEmailChange = async ({ db }: Deps, token: string) => {
  const change = await changeOfLink(db, token)
  if (!change) throw await deadChange(db, token)
  return { side: change.side, newEmail: change.newEmail }
}

/** Another person made the request, who knows the password and may be signed in. */
const stop = async (tx: Db, { accountId, side }: EmailChange): Promise<'STOPPED'> => {
  await closeEmailChange(tx, accountId)
  if (side === 'OLD') {
    await killEmailTokens(tx, accountId)
    await endSessionsOf(tx, accountId)
  }
  return 'STOPPED'
}

const make = async (tx: Db, deps: Deps, change: EmailChange): Promise<'CHANGED' | 'TAKEN'> => {
  const { accountId, newEmail, keptSession } = change
  const oldEmail = await emailOf(tx, accountId)
  await closeEmailChange(tx, accountId)
  if (!(await setEmail(tx, accountId, newEmail))) return 'TAKEN'
  await killEmailTokens(tx, accountId)
  await endOtherSessionsOf(tx, accountId, keptSession)
  await forgetFailures(tx, { email: oldEmail })
  await letterTo(tx, deps, accountId, 'EMAIL_CHANGED', { to: oldEmail, about: newEmail })
  await say(tx, accountChangedChannel, [accountId])
  return 'CHANGED'
}

/** Confirms or cancels a change. It takes effect when both addresses have confirmed; then only the requesting session continues. */
export const decideEmailChange = async (deps: Deps, { token, agree }: { token: string; agree: boolean }) => {
  const state = await deps.db.transaction().execute(async (tx) => {
    const change = await changeOfLink(tx, token, sql`for update of c`)
    if (!change) throw await deadChange(tx, token)
    if (!agree) return stop(tx, change)
    await agreeToChange(tx, change.id, change.side)
    const both = change.side === 'OLD' ? change.confirmed : change.approved
    return both ? make(tx, deps, change) : ('WAITING' as const)
  })
  // Thrown outside the transaction: the change must remain closed.
  if (state === 'TAKEN') throw new ProductError('CONFIRMATION_LINK_USED')
  return { state }
}
