import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Maximum number of entries per seal: their texts are one value in the database. */
const entriesOfSeal = 10_000

/**
 * Age in minutes at which an entry is sealed: transactions that began earlier and are still open are not waited for.
 */
const settledAfterMinutes = 60

/** A seal as it is stored outside the database. */
export type Seal = { id: number; lastId: number; hash: string }

/** The hash before the first seal. */
const beginning = sql`'\\x'::bytea`

/**
 * Seals entries older than an hour, ten thousand at a time; returns the newest seal. Two concurrent processes cannot
 * make different seals, because the last entry of a seal is unique.
 */
export const sealAudit = async (db: Db, signal?: AbortSignal): Promise<Seal | undefined> => {
  for (;;) {
    signal?.throwIfAborted()
    const { numAffectedRows } = await sql`
      with last as (select last_id, hash from audit_seal order by id desc limit 1),
        settled as (select e.id from audit_entry e
          where e.id > coalesce((select last_id from last), 0)
            and e.id <= (select max(id) from audit_entry where at < now() - make_interval(mins => ${settledAfterMinutes}))
          order by e.id limit ${entriesOfSeal}),
        part as (select max(id) as last_id, count(*)::int as entries from settled)
      insert into audit_seal (last_id, entries, hash)
      select p.last_id, p.entries, audit_seal_hash(coalesce((select hash from last), ${beginning}),
        coalesce((select last_id from last), 0) + 1, p.last_id)
      from part p where p.entries > 0 on conflict do nothing`.execute(db)
    if (Number(numAffectedRows ?? 0) === 0) break
  }
  const { rows } = await sql<Seal>`
    select id, last_id as "lastId", encode(hash, 'hex') as hash from audit_seal order by id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** Result of checking the chain: the number of sealed entries, and the first broken seal. */
export type AuditCheck = {
  seals: number
  entries: number
  broken: { id: number; from: number; to: number } | null
}

/** Recomputes every seal from the current entries. */
export const checkAudit = async (db: Db): Promise<AuditCheck> => {
  let before: { id: number; lastId: number } = { id: 0, lastId: 0 }
  let entries = 0
  let seals = 0
  for (;;) {
    const { rows } = await sql<{ id: number; lastId: number; entries: number; holds: boolean }>`
      select s.id, s.last_id as "lastId", s.entries,
        s.hash = audit_seal_hash(coalesce((select hash from audit_seal where id = ${before.id}), ${beginning}),
          ${before.lastId}::bigint + 1, s.last_id)
        and s.entries = (select count(*) from audit_entry e where e.id between ${before.lastId}::bigint + 1 and s.last_id)
          as holds
      from audit_seal s where s.id > ${before.id} order by s.id limit 1`.execute(db)
    const [seal] = rows
    if (!seal) return { seals, entries, broken: null }
    if (!seal.holds)
      return { seals, entries, broken: { id: seal.id, from: before.lastId + 1, to: seal.lastId } }
    entries += seal.entries
    seals += 1
    before = seal
  }
}

/** Compares the external seals with those of the database; returns the first that differs. */
export const findForeignSeal = async (db: Db, stored: readonly Seal[]): Promise<Seal | null> => {
  for (const seal of stored) {
    const { rows } = await sql`
      select from audit_seal where id = ${seal.id} and last_id = ${seal.lastId} and hash = decode(${seal.hash}, 'hex')`.execute(
      db,
    )
    if (rows.length === 0) return seal
  }
  return null
}

const line = /^(\S+) seal (\d+) up to entry (\d+): ([0-9a-f]{64})$/

/** A seal as one line of the external file. */
export const sealLine = ({ id, lastId, hash }: Seal, at: Date): string =>
  `${at.toISOString()} seal ${id} up to entry ${lastId}: ${hash}\n`

/** Parses the seals of an external file; throws for a line that is not a seal. */
export const readSealLines = (text: string): Seal[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((one) => {
      const [, , id, lastId, hash] = line.exec(one) ?? []
      if (!id || !lastId || !hash) throw new Error(`This is no line of seals: ${one.slice(0, 100)}`)
      return { id: Number(id), lastId: Number(lastId), hash }
    })
