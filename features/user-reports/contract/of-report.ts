import { z } from 'zod'
import { idParam } from '#platform/contract/fields.ts'

/** Without it the only accelerator in which the caller builds reports. */
export const onAccelerator = z.object({ 'accelerator-id': idParam().optional() })

export const ofReport = z.object({ userReportId: idParam() })

/** Errors for callers who may not build reports in the accelerator. */
export const outside = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const
