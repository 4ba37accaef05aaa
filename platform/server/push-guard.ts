import { createHmac, randomBytes } from 'node:crypto'
import { blockOf, maxOfBlock } from '#platform/domain/visitors.ts'
import { expiringMap } from './expiring-map.ts'

let salt = { day: '', secret: Buffer.alloc(0) }

const nameToday = (block: string): string => {
  const day = new Date().toISOString().slice(0, 10)
  if (salt.day !== day) salt = { day, secret: randomBytes(32) }
  return createHmac('sha256', salt.secret).update(block).digest('base64url').slice(0, 16)
}

/**
 * Whether an address block inflates a counter: each block has a limit per minute, and a limit of `maxNames` per hour for
 * one subject. Blocks are stored in the memory of each process (ADR 79), under a daily hash that cannot be traced
 * back, and expire soon.
 */
export const pushGuard = (maxPerHour: number): ((address: string, thing: string) => boolean) => {
  const counted = expiringMap<{ times: number }>(50_000)
  /** Counts the hit as well. */
  const isTooMuch = (name: string, limit: number, seconds: number): boolean => {
    const known = counted.get(name)
    if (known) known.times += 1
    else counted.set(name, { times: 1 }, Date.now() + seconds * 1000)
    return (known?.times ?? 1) > limit
  }
  return (address, thing) => {
    const block = nameToday(blockOf(address))
    return isTooMuch(block, maxOfBlock, 60) || isTooMuch(`${block} ${thing}`, maxPerHour, 3600)
  }
}
