import { z } from 'zod'
import { day, idParam } from '#platform/contract/fields.ts'

/** The chosen accelerator; whoever names a programme needs none. */
export const onChosen = z.object({ 'accelerator-id': idParam().optional() })

/** Narrows an overview to one programme: all that a sponsor may ask for. */
export const ofProgramme = { programmeId: idParam().optional() }

/** Days of the accelerator, both included. */
export const inPeriod = { from: day().optional(), to: day().optional() }

/** What every call about an accelerator's work may refuse with. */
export const placeErrors = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const
