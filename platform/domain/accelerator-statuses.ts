/** The accelerator's own stage of development (spec 3). */
export const acceleratorStatuses = ['PLANNED', 'ACTIVE', 'FINISHED'] as const

export type AcceleratorStatus = (typeof acceleratorStatuses)[number]
