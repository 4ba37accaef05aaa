/** What happens to sponsors; the payload is `{ id }` of the naming. */
export const sponsorEvents = ['SponsorNamed'] as const

export type SponsorEvent = (typeof sponsorEvents)[number]
