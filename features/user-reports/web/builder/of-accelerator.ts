/** Headers of a call about a report: its accelerator; without one, the chosen accelerator is sent. */
export const ofAccelerator = (acceleratorId: number | null): { 'accelerator-id'?: number } =>
  acceleratorId === null ? {} : { 'accelerator-id': acceleratorId }
