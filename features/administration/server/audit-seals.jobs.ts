import { appendFile } from 'node:fs/promises'
import { z } from 'zod'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { sealAudit, sealLine } from './audit-seals.ts'

/**
 * Seals the audit trail daily; the newest seal is also written to the log and, if configured, to an external file.
 */
export const sealAuditJob = ({ auditSealFile }: { auditSealFile?: string | undefined }): Job =>
  job({
    name: 'seal-audit',
    lane: 'bulk',
    cron: '37 0 * * *',
    seconds: 1800,
    payload: z.unknown(),
    run: async ({ db, log, signal }) => {
      const seal = await sealAudit(db, signal)
      if (!seal) return
      log.info({ seal }, 'audit trail sealed')
      if (auditSealFile) await appendFile(auditSealFile, sealLine(seal, new Date()), { mode: 0o600 })
    },
  })
