import type { Db } from '#platform/server/context.ts'
import type { ExpertJobSubject } from '../expert-job.repository.ts'
import { readSettingOf } from '../settings/expertise-setting.ts'

type Reviewed = Pick<ExpertJobSubject, 'acceleratorId' | 'requesterUid' | 'status'>

/** Whether the accelerator lets the expert of a job read others' reviews; its orders are visible to its own experts only. */
export const areOthersOpened = async (db: Db, { requesterUid, acceleratorId }: Reviewed): Promise<boolean> =>
  requesterUid === null && (await readSettingOf<boolean>(db, 'expert_reads_others', acceleratorId))

/** Whether the expert of a job reads others' reviews of the task now: their own is complete. */
export const mayReadOthers = async (db: Db, job: Reviewed): Promise<boolean> =>
  job.status === 'COMPLETE' && (await areOthersOpened(db, job))
