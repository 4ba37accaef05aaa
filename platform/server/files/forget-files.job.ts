import { z } from 'zod'
import type { Db } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { job, type Job } from '../jobs/job.ts'
import type { FileStorage } from './storage.ts'

const forgetJob = 'forget-files'

/** Deletes the rows of files in the caller's transaction; their bytes are removed after the commit. Nothing may refer to them. */
export const forgetFiles = async (db: Db, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return
  await db.deleteFrom('file').where('id', 'in', fileIds).execute()
  await enqueue(db, forgetJob, { fileIds })
}

/** Removes the bytes of files whose rows are deleted. */
export const createForgetFilesJob = (files: FileStorage): Job =>
  job({
    name: forgetJob,
    seconds: 900,
    payload: z.object({ fileIds: z.array(z.uuid()) }),
    run: async ({ signal }, { fileIds }) => {
      for (const id of fileIds) {
        signal.throwIfAborted()
        await files.remove(id)
      }
    },
  })
