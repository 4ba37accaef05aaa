import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { leaderFileQuota, quotaOf, type FileOwner, type QuotaUsage } from '#platform/domain/quotas.ts'
import type { Db } from '../context.ts'

/** The quota of an owner without files; `null` if unlimited. */
export const unusedQuota = (owner: FileOwner): QuotaUsage | null => {
  const quota = quotaOf(owner)
  return quota && { files: 0, bytes: 0, maxFiles: quota.files, maxBytes: quota.bytes }
}

type Taken = { files: number; bytes: number }

const takenBy = async (db: Db, owner: FileOwner): Promise<Taken> => {
  const { rows } = await sql<Taken>`
    select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from file
    where owner = ${owner} and owner <> ''`.execute(db)
  return rows[0]!
}

const projectIdOf = (owner: FileOwner): number | null =>
  owner.startsWith('project:') ? Number(owner.slice('project:'.length)) : null

const leaderOf = async (db: Db, projectId: number): Promise<string | null> => {
  const { rows } = await sql<{ uid: string | null }>`
    select leader_uid as uid from project where id = ${projectId}`.execute(db)
  return rows[0]?.uid ?? null
}

/** Total size of the files of all projects of a leader, including deleted projects until their files are removed. */
const takenByLeader = async (db: Db, leaderUid: string): Promise<Taken> => {
  const { rows } = await sql<Taken>`
    select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from file
    where owner = any(array(select 'project:' || id from project where leader_uid = ${leaderUid}))
      or former_leader_uid = ${leaderUid}`.execute(db)
  return rows[0]!
}

const usageFrom = (taken: Taken, quota: Taken): QuotaUsage => ({
  ...taken,
  maxFiles: quota.files,
  maxBytes: quota.bytes,
})

const fullness = ({ files, bytes, maxFiles, maxBytes }: QuotaUsage): number =>
  Math.max(files / maxFiles, bytes / maxBytes)

/** Used part of the quota that all projects of a project's leader share; `null` if it has no leader. */
const usageOfLeader = async (db: Db, projectId: number): Promise<QuotaUsage | null> => {
  const leaderUid = await leaderOf(db, projectId)
  return leaderUid === null ? null : usageFrom(await takenByLeader(db, leaderUid), leaderFileQuota)
}

/** Used part of an owner's quota; `null` if unlimited. For a project: its own or its leader's, whichever is fuller. */
export const usageOf = async (db: Db, owner: FileOwner): Promise<QuotaUsage | null> => {
  const quota = quotaOf(owner)
  if (!quota) return null
  const projectId = projectIdOf(owner)
  const [taken, leaders] = await Promise.all([
    takenBy(db, owner),
    projectId === null ? null : usageOfLeader(db, projectId),
  ])
  const own = usageFrom(taken, quota)
  return leaders && fullness(leaders) > fullness(own) ? leaders : own
}

const lockQuota = (db: Db, name: string) =>
  sql`select pg_advisory_xact_lock(hashtext('file-room'), hashtext(${name}))`.execute(db)

const refuseFull = (usage: QuotaUsage, size: number, code: 'FILE_QUOTA' | 'LEADER_FILE_QUOTA'): void => {
  if (usage.files + 1 > usage.maxFiles || usage.bytes + size > usage.maxBytes)
    throw new ProductError(code, {
      files: usage.maxFiles,
      megabytes: Math.round(usage.maxBytes / 1_048_576),
    })
}

/** Throws if the files exceed the quota. Uploads of one owner are serialized from here to the end of their transactions. */
export const requireFreeQuota = async (db: Db, owner: FileOwner, size: number): Promise<void> => {
  const quota = quotaOf(owner)
  if (!quota) return
  const projectId = projectIdOf(owner)
  const leaderUid = projectId === null ? null : await leaderOf(db, projectId)
  // The leader's lock first: uploads into several of their projects then lock in the same order.
  if (leaderUid !== null) {
    await lockQuota(db, `leader:${leaderUid}`)
    refuseFull(usageFrom(await takenByLeader(db, leaderUid), leaderFileQuota), size, 'LEADER_FILE_QUOTA')
  }
  await lockQuota(db, owner)
  refuseFull(usageFrom(await takenBy(db, owner), quota), size, 'FILE_QUOTA')
}

/** Counts the files of a project about to be deleted against its leader's quota, until they are removed. */
export const chargeFormerLeader = async (db: Db, projectId: number): Promise<void> => {
  await sql`
    update file set former_leader_uid = p.leader_uid from project p
    where p.id = ${projectId} and p.leader_uid is not null and file.owner = 'project:' || p.id`.execute(db)
}
