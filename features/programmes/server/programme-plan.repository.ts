import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { TrackpointField } from '../domain/trackpoint-fields.rules.ts'
import { checklistJson } from './checklist.repository.ts'
import { taskReportOf } from './task-report.sql.ts'
import { priceJson } from './track-price.sql.ts'
import type { Programme, Track, Trackpoint } from './tree.repository.ts'

type Keys<R, Left extends keyof R> = Omit<
  R,
  | Left
  | 'id'
  | 'seq'
  | 'version'
  | 'updatedAt'
  | 'actions'
  | 'contentStatus'
  | 'reliedOn'
  | 'deletionBlock'
  | 'programme'
  | 'copiedFrom'
>

/** A requested field of a planned trackpoint, with the template that names it. */
export type PlannedField = TrackpointField & { templateId: number }

/** A trackpoint to be written; `copiedFrom` is the original. */
export type TrackpointPlan = Keys<Trackpoint, 'track' | 'tasksCount' | 'template'> & {
  copiedFrom: number | null
  /** The name of its report by template, by which another accelerator finds its own. */
  template: string | null
  fields: PlannedField[]
  /** The checklist for its reviewers. */
  checklist: string[]
}

/** A track to be written, with its trackpoints in order; it gets its own short link. */
export type TrackPlan = Keys<
  Track,
  | 'shortLink'
  | 'requestType'
  | 'sharedStreamSchedule'
  | 'followsSchedule'
  | 'accessStatus'
  | 'trackpointsCount'
  | 'requestsCount'
  | 'newerVersion'
  | 'coverUrl'
  | 'offeredTo'
> & {
  copiedFrom: number | null
  trackpoints: TrackpointPlan[]
  /** Fields of the application form. */
  form: PlannedField[]
  /** How the original accepts applications; null: the accelerator's default. */
  requestType: Track['requestType'] | null
  /** The schedule of the original in the same accelerator, shared by the copy. */
  scheduleId: number | null
  /** The picture of the original in the same accelerator. */
  coverFileId: string | null
}

/** A whole programme to be written: from a copy or a file. */
export type ProgrammePlan = Keys<Programme, 'tracksCount'> & { tracks: TrackPlan[] }

const fieldsOf = sql`coalesce((select json_agg(json_build_object('code', f.element_code, 'required', f.required,
  'readOnly', f.read_only, 'templateId', f.template_id) order by f.seq, f.element_code)
  from trackpoint_field f where f.trackpoint_id = k.id), '[]')`

const formOf = sql`coalesce((select json_agg(json_build_object('code', f.element_code, 'required', f.required,
  'readOnly', f.read_only, 'templateId', f.template_id) order by f.seq, f.element_code)
  from track_form_field f where f.track_id = t.id), '[]')`

const trackpointsOf = sql`coalesce((select json_agg(json_build_object('copiedFrom', k.id, 'name', k.name,
  'description', k.description, 'expectedResult', k.expected_result, 'type', k.type, 'performer', k.performer,
  'strictlyAccepted', k.strictly_accepted, 'answerRequired', k.answer_required, 'durationDays', k.duration_days,
  'reportType', ${taskReportOf},
  'template', (select u.name from user_report u where u.id = k.user_report_id), 'fields', ${fieldsOf}, 'checklist', ${checklistJson}) order by k.seq, k.id)
  from trackpoint k where k.track_id = t.id and k.content_status <> 'ARCHIVE'), '[]')`

/**
 * The schedule that track `t` follows; null for a track with continuous applications, which retains its schedule only
 * for past streams.
 */
export const followedSchedule = sql<
  number | null
>`(case t.request_type when 'ON_SCHEDULE' then t.stream_schedule_id end)`

const trackJson = sql`json_build_object('copiedFrom', t.id, 'name', t.name, 'description', t.description,
  'selectionConditions', t.selection_conditions,
  'faceText', t.face_text, 'coverFileId', t.cover_file_id, 'durationDays', t.duration_days, 'investmentType', t.investment_type,
  'decisionDays', t.decision_days, ${priceJson}, 'acceptAutomatically', t.accept_automatically, 'expertiseVisibleToTeam', t.expertise_visible_to_team,
  'requestType', t.request_type, 'scheduleId', ${followedSchedule}, 'form', ${formOf}, 'trackpoints', ${trackpointsOf})`

/** The plan of a track without archived items. */
export const planOfTrack = async (db: Db, trackId: number): Promise<TrackPlan | undefined> => {
  const { rows } = await sql<{
    plan: TrackPlan
  }>`select ${trackJson} as plan from track t where t.id = ${trackId}`.execute(db)
  return rows[0]?.plan
}

/** The plan of a programme without archived items. */
export const planOfProgramme = async (db: Db, programmeId: number): Promise<ProgrammePlan | undefined> => {
  const { rows } = await sql<ProgrammePlan>`
    select p.name, p.description, p.duration_days as "durationDays", p.creation_strategy as "creationStrategy",
      p.hide_project_profile as "hideProjectProfile", p.automatic_publication as "automaticPublication",
      coalesce((select json_agg(${trackJson} order by t.seq, t.id) from track t
        where t.programme_id = p.id and t.content_status <> 'ARCHIVE'), '[]') as tracks
    from programme p where p.id = ${programmeId}`.execute(db)
  return rows[0]
}
