import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { programmeFields, trackFields, trackpointFields } from '../contract/content.schemas.ts'
import type { priceFields } from '../contract/track-price.schemas.ts'
import { shortLinkFor } from '../domain/short-link.rules.ts'
import { taskReportColumns } from './task-report.sql.ts'

/** Database columns of a programme's editable fields. */
export const programmeColumns = (fields: z.output<typeof programmeFields>) => ({
  name: fields.name,
  description: fields.description,
  duration_days: fields.durationDays,
  creation_strategy: fields.creationStrategy,
  hide_project_profile: fields.hideProjectProfile,
  automatic_publication: fields.automaticPublication,
})

type TrackFields = z.output<typeof trackFields>
type Price = Pick<TrackFields, keyof typeof priceFields>

/**
 * Database columns of a track's editable fields, with sanitized face text; generates a missing short link. An absent
 * price is not changed.
 */
export const trackColumns = (fields: Omit<TrackFields, keyof Price> & Partial<Price>) => ({
  name: fields.name,
  description: fields.description,
  selection_conditions: fields.selectionConditions,
  face_text: fields.faceText,
  duration_days: fields.durationDays,
  investment_type: fields.investmentType,
  short_link: fields.shortLink || shortLinkFor(fields.name, randomBytes(4).toString('hex')),
  decision_days: fields.decisionDays,
  fee_amount: fields.feeAmount,
  fee_currency: fields.feeCurrency,
  share_percent: fields.sharePercent,
  accept_automatically: fields.acceptAutomatically,
  expertise_visible_to_team: fields.expertiseVisibleToTeam,
})

/** A new track accepts applications as is the default of its accelerator (product 11). */
export const usualRequestType = (acceleratorId: number) =>
  sql<
    'CONTINUOUS' | 'ON_SCHEDULE'
  >`(select case a.type when 'TIMETABLE' then 'ON_SCHEDULE' else 'CONTINUOUS' end
    from accelerator a where a.id = ${acceleratorId})`

/** Database columns of a trackpoint's editable fields. */
export const trackpointColumns = (fields: z.output<typeof trackpointFields>, acceleratorId: number) => ({
  name: fields.name,
  description: fields.description,
  expected_result: fields.expectedResult,
  type: fields.type,
  performer: fields.performer,
  strictly_accepted: fields.strictlyAccepted,
  answer_required: fields.answerRequired,
  duration_days: fields.durationDays,
  ...taskReportColumns(fields.reportType, acceleratorId),
})
