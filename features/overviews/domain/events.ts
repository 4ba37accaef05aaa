/** Events of sponsors; the payload is `{ id }` of the sponsor's row. */
export const sponsorEvents = ['SponsorNamed'] as const
