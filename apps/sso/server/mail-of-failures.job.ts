import { z } from 'zod'
import { ProductError } from '#platform/domain/product-error.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { failureLetterLimit } from '../domain/limits.rules.ts'
import { accountByEmail } from './account.repository.ts'
import { failuresJob } from './attempts.repository.ts'
import type { Deps } from './deps.ts'
import { letterTo } from './mail/letter-to.ts'

/** Notifies the owner of an account, at most once a day, of repeated failed sign-ins, and what to do. */
export const mailOfFailures = (deps: Pick<Deps, 'project' | 'url'>): Job =>
  job({
    name: failuresJob,
    payload: z.object({ email: z.string() }),
    run: async ({ db }, { email }) => {
      const account = await accountByEmail(db, email)
      if (account?.status !== 'A') return
      try {
        await countHit(db, `sso.failures:${account.id}`, failureLetterLimit)
      } catch (error) {
        if (error instanceof ProductError) return
        throw error
      }
      await letterTo(db, deps, account.id, 'SIGN_IN_FAILURES')
    },
  })
