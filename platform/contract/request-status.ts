/** States of an application to a track, as lists outside its feature filter by them (spec 3). */
export const accelerationRequestStatuses = ['NEW', 'ACCEPT', 'REJECT', 'CANCEL'] as const
