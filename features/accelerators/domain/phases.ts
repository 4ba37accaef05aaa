/** Whether an accelerator has not opened yet. */
export const isPlanned = ({ status }: { status: 'PLANNED' | 'ACTIVE' | 'FINISHED' }): boolean =>
  status === 'PLANNED'
