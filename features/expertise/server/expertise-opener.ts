import { sql } from 'kysely'
import { countOpenedFields, readAsking } from '#features/participations'
import { readThrough, type ProfileOpener } from '#features/project-profiles'
import { readElementVisibilities } from '#features/projects'
import { isThemselves } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { findElement } from '../../fields/domain/tree.ts'
import { ownFields } from '../../participations/domain/own-fields.ts'
import { visibleCodes } from '../../projects/domain/visible-codes.rules.ts'
import { expertJobs } from '../domain/expert-job.policy.ts'
import { findExpertJob, type ExpertJobSubject } from './expert-job.repository.ts'
import { materialAt } from './material.sql.ts'
import { readVeil } from './veil.ts'

type Opened = { handedInAt: string; openedCodes: string[] }

/**
 * The time as of which the expert reads, and the elements that the team opened by submitting the task; undefined if
 * there is nothing to read.
 */
const readOpened = async (db: Db, jobId: number): Promise<Opened | undefined> => {
  const { rows } = await sql<Opened>`
    select ${materialAt} as "handedInAt", w.opened_codes as "openedCodes"
    from expert_job j join project_trackpoint w on w.id = j.task_id
    where j.id = ${jobId} and j.status in ('PROCESS', 'COMPLETE') and w.state <> 'NOT_STARTED'
      and ${materialAt} is not null`.execute(db)
  return rows[0]
}

/** The id by which the profile is requested: where the project is hidden the job's own, which does not identify it. */
export const shownProjectId = ({ id, projectId, namesHidden }: ExpertJobSubject): number =>
  namesHidden ? id : projectId

/**
 * An accepted job opens to its expert the profile elements that its task requests, as of the task's submission,
 * read-only; no other part of the project.
 */
export const expertiseOpener: ProfileOpener = {
  kind: 'expertise',
  load: async (db, projectId, id) => {
    const [job, opened] = await Promise.all([findExpertJob(db, id), readOpened(db, id)])
    // The project's own id is refused, so that guesses do not reveal which project it is.
    if (!job || !opened || projectId !== shownProjectId(job)) return undefined
    const [asking] = await readAsking(db, [job.taskId])
    if (!asking) return undefined
    return {
      requested: asking.requested,
      versionIds: asking.versionIds,
      at: opened.handedInAt,
      views: (actor) => expertJobs.perform.allows(actor, job),
      performs: () => false,
      writable: () => false,
      readable: async (ctx, tree) => {
        const { reads } = await readThrough(ctx, { ...job, ...opened }, { tree, requested: asking.requested })
        // An order by an investor or mentor opens the published elements of the project, until the accelerator opens
        // the task.
        const chosen = job.workOpened ? null : await readElementVisibilities(ctx.db, job.projectId)
        return (code) =>
          reads(code) &&
          !(job.namesHidden && findElement(tree, code)?.identifies === true) &&
          (chosen === null || visibleCodes([code], chosen, 'ANYBODY').length > 0)
      },
      readsHidden: () => false,
      hold: async () => false,
      closed: 'EXPERT_JOB_NOT_IN_PROCESS',
      reading: {
        counts: (actor) => isThemselves(actor) && expertJobs.perform.allows(actor, job),
        besides: job.workOpened ? ownFields : [],
        note: (ctx, codes) => countOpenedFields(ctx, job.taskId, codes),
      },
      ...(job.namesHidden
        ? {
            veil: {
              projectId: job.projectId,
              shown: { id: shownProjectId(job), name: job.serialNumber },
              text: await readVeil(db, job.projectId),
            },
          }
        : {}),
    }
  },
  // The task itself provides them.
  asksOf: async () => [],
}
