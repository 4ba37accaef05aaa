import { hash, verify } from '@node-rs/argon2'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { newSecret } from './secrets.ts'

/** argon2id with 19 MiB, two passes, one lane (quality, sign-on). */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Hashes a new password; refuses one shorter than the portal requires. */
export const hashNewPassword = async (db: Db, password: string): Promise<string> => {
  if (password.length < variablesOf(db).passwordLength) throw invalid({ password: 'PASSWORD_TOO_SHORT' })
  return hashPassword(password)
}

let nobodys: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (unknown address) a dummy is used, so that the time does not
 * reveal who is registered.
 */
export const passwordFits = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword(newSecret())
  const fits = await verify(passwordHash ?? (await nobodys), password)
  return passwordHash !== undefined && fits
}

/** Creates the dummy hash before the first request, which would otherwise take twice as long. */
export const warmPasswords = async (): Promise<void> => {
  await passwordFits(undefined, '')
}
