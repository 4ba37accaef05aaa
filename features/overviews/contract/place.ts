import { z } from 'zod'
import { day, idParam } from '#platform/contract/fields.ts'

/** The chosen accelerator; not needed if a programme is given. */
export const onChosen = z.object({ 'accelerator-id': idParam().optional() })

/** Limits an overview to one programme. A sponsor always has to give one. */
export const ofProgramme = { programmeId: idParam().optional() }

/** First and last day in the accelerator's time zone, both included. */
export const inPeriod = { from: day().optional(), to: day().optional() }

/** Errors that every call about an accelerator's work may return. */
export const placeErrors = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const
