import { z } from 'zod'
import { day, idParam } from '#platform/contract/fields.ts'
import { wholePortal } from '#platform/domain/whole-portal.ts'

/** The chosen accelerator; not needed if a programme is given. */
export const onChosen = z.object({ 'accelerator-id': idParam().optional() })

/** Limits an overview to one programme. A sponsor always has to give one. */
export const ofProgramme = { programmeId: idParam().optional() }

/** An accelerator named by the address; `all` means the whole portal, which only its administrators may read. */
export const namedAccelerator = () =>
  z
    .string('REQUIRED')
    .regex(/^(all|[1-9]\d{0,14})$/, 'INVALID')
    .transform((id) => (id === 'all' ? wholePortal : Number(id)))

/** Limits a list to a programme or a named accelerator. */
export const ofPlace = { ...ofProgramme, acceleratorId: namedAccelerator().optional() }

/** First and last day in the accelerator's time zone, both included. */
export const inPeriod = { from: day().optional(), to: day().optional() }

/** Errors that every call about an accelerator's work may return. */
export const placeErrors = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const
