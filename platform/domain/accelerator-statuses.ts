/** How far an accelerator's own life has come (spec 3). */
export const acceleratorStatuses = ['PLANNED', 'ACTIVE', 'FINISHED'] as const

export type AcceleratorStatus = (typeof acceleratorStatuses)[number]
