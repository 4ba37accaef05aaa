/** The difference of the easternmost time zone to UTC. */
const easternmostHours = 14

/** Today's day where it began first: nobody's own today is later, so that no time zone refuses what another takes. */
export const latestToday = (): string =>
  new Date(Date.now() + easternmostHours * 3_600_000).toISOString().slice(0, 10)
