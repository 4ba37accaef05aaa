import { sql } from 'kysely'
import type { WorkFilters } from '#features/acceleration-requests'
import { outcomes } from '#features/deals'
import { invalid } from '#platform/domain/product-error.ts'
import { wholePortal } from '#platform/domain/whole-portal.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { decisions } from '../../overviews/domain/figures.ts'
import { figuresOfPeople, type Figure, type figurePeople } from '../domain/figure-rows.ts'
import type { CohortStep, StayState } from '../domain/path-cohorts.ts'
import type { PivotDimension } from '../domain/pivot.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { readTrackpoints, type Offered } from './asked-task.ts'
import { asWorker, wideSubject, type Asked as AnyAsked, type ReportSubject } from './report-subject.ts'

type Asked = AnyAsked &
  Omit<WorkFilters, keyof AnyAsked | 'trackpointId'> & {
    figure?: Figure | undefined
    rowsBy?: PivotDimension | undefined
    rowValue?: string | undefined
    columnsBy?: PivotDimension | undefined
    columnValue?: string | undefined
    requestId?: number | undefined
    stay?: StayState | undefined
    decision?: readonly (typeof decisions)[number][] | undefined
    personUid?: string | undefined
    people?: (typeof figurePeople)[number] | undefined
    trackpointId?: number | undefined
    elementCode?: string | undefined
    step?: CohortStep | undefined
  }

/** The subject of the rows behind a number: the number, and the task that it is about. */
export type FigureSubject = ReportSubject<
  Asked & {
    /** The current task of the applications, which a filter of theirs asks for. */
    ofTask?: number | undefined
  }
> & { figure: Figure; trackpoint: Offered | null }

/** Whether a task requests a profile field. */
const isRequested = async ({ db }: SignedIn, trackpoint: Offered | null, code: string): Promise<boolean> => {
  const { rows } = await sql`select from trackpoint_field f
    where f.trackpoint_id = ${trackpoint?.id ?? 0} and f.element_code = ${code}`.execute(db)
  return rows.length > 0
}

const ofAnswers: ReadonlySet<Figure> = new Set(['ASKED', 'FILLED', 'SELECTIONS'])

type Input = { headers?: { 'accelerator-id'?: number | undefined }; query: Asked }

/**
 * Loads the number whose rows are requested. Errors: those of `wideSubject`; `NOT_IN_LIST` at `figure` for one that the
 * reader may not see, at `trackpointId` for a task outside the scope, at `elementCode` for a field that the task does not
 * request; `REQUIRED` at `acceleratorId` for people of the
 * whole portal.
 */
export const askedFigure = async (ctx: SignedIn, input: Input): Promise<FigureSubject | undefined> => {
  const { figure = 'APPLICATIONS', personUid, people, trackpointId, elementCode } = input.query
  const found = await wideSubject(ctx, {
    ...input,
    query: {
      ...input.query,
      rows: input.query.rowsBy,
      columns: input.query.columnsBy,
      // The columns of other numbers are of today, which a sponsor of then may not know.
      day: figure === 'ACCEPTED_TASKS' ? input.query.day : undefined,
    },
  })
  if (!found) return undefined
  const isOfPeople = figuresOfPeople.has(figure)
  const readsPeople = analyticReports.readPeople.allows(ctx.actor, found)
  if (isOfPeople && !readsPeople) throw invalid({ figure: 'NOT_IN_LIST' })
  if (people !== undefined && !readsPeople) throw invalid({ people: 'NOT_IN_LIST' })
  if (personUid !== undefined && !readsPeople) throw invalid({ personUid: 'NOT_IN_LIST' })
  if (isOfPeople && found.acceleratorId === wholePortal) throw invalid({ acceleratorId: 'REQUIRED' })
  if (figure === 'INVESTED' && !outcomes.view.allows(ctx.actor, found))
    throw invalid({ figure: 'NOT_IN_LIST' })
  const namesPeople = isOfPeople || people !== undefined || personUid !== undefined
  const subject = namesPeople ? asWorker(ctx, found) : found
  if (!ofAnswers.has(figure))
    return {
      ...subject,
      parameters: { ...subject.parameters, ofTask: trackpointId },
      figure,
      trackpoint: null,
    }
  const trackpoint = (await readTrackpoints(ctx, subject)).find(({ id }) => id === trackpointId) ?? null
  if (trackpointId !== undefined && !trackpoint) throw invalid({ trackpointId: 'NOT_IN_LIST' })
  if (figure === 'FILLED' && elementCode !== undefined && !(await isRequested(ctx, trackpoint, elementCode)))
    throw invalid({ elementCode: 'NOT_IN_LIST' })
  return { ...subject, figure, trackpoint }
}
