import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getEventJury } from '../../contract/jury.endpoints.ts'

/** The jury of an event. */
export type EventJury = ResponseOf<typeof getEventJury>

/** A project that the jury scores. */
export type JudgedProject = EventJury['projects'][number]
